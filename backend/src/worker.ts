import 'reflect-metadata';
import { startProcess } from './start-process.js';
import { startWorker } from './start-worker.js';

await startProcess(startWorker);
