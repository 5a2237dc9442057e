import { ImportProduct } from '#modules/product-import/tiktok/import-product.js';

// The worker dies when the product is there, before the queue hears that the job is done.
const run = Reflect.get(ImportProduct.prototype, 'run');
ImportProduct.prototype.run = async function runAndDie(this: ImportProduct, importId: string) {
  await run.call(this, importId);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await import('#src/worker.js');
