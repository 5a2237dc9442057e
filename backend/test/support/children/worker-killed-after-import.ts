import { ImportProduct } from '#modules/tiktok-import/import-product.js';

// The worker is killed after the product is committed and before the job is marked as done.
const run = Reflect.get(ImportProduct.prototype, 'run');
ImportProduct.prototype.run = async function runAndDie(this: ImportProduct, importId: string) {
  await run.call(this, importId);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await import('#src/worker.js');
