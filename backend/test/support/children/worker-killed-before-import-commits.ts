import { ImportLog } from '#modules/product-import/tiktok/import-log.js';

// The worker dies when the product and its gallery are written, but not committed.
const finish = Reflect.get(ImportLog.prototype, 'finish');
ImportLog.prototype.finish = async function finishAndDie(this: ImportLog, ...words: Parameters<ImportLog['finish']>) {
  await finish.apply(this, words);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await import('#src/worker.js');
