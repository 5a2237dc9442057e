import 'reflect-metadata';
import { Jobs } from '#platform/queue/jobs.js';
import { startProcess } from '#src/start-process.js';
import { startWorker } from '#src/start-worker.js';

// Kills the worker between leasing events and adding their jobs.
Jobs.prototype.addAll = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
await startProcess(startWorker);
