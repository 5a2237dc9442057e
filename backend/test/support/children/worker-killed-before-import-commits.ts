import 'reflect-metadata';
import { ImportLog } from '#modules/product-import/tiktok/import-log.js';
import { startProcess } from '#src/start-process.js';
import { startWorker } from '#src/start-worker.js';

// The worker dies when the product and its gallery are written, but not committed.
const complete = Reflect.get(ImportLog.prototype, 'complete');
ImportLog.prototype.complete = async function completeAndDie(this: ImportLog, ...args: Parameters<ImportLog['complete']>) {
  await complete.apply(this, args);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await startProcess(startWorker);
