import 'reflect-metadata';
import { ImportProduct } from '#modules/product-import/tiktok/import-product.js';
import { startProcess } from '#src/start-process.js';
import { startWorker } from '#src/start-worker.js';

// The worker dies after the product is committed and before the queue knows that the job is done.
const execute = Reflect.get(ImportProduct.prototype, 'execute');
ImportProduct.prototype.execute = async function executeAndDie(this: ImportProduct, importId: string) {
  await execute.call(this, importId);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await startProcess(startWorker);
