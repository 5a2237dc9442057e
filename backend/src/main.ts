import 'reflect-metadata';
import { startApi } from './start-api.js';
import { siteFoldersFrom } from './web/serve-site.js';
import { startProcess } from './start-process.js';

await startProcess(() => startApi(siteFoldersFrom(import.meta.url)));
