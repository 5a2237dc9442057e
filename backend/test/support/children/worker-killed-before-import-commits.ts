import { ImportLog } from '#modules/tiktok-import/import-log.js';

// The worker is killed after the product and its gallery are written and before the commit.
const finish = Reflect.get(ImportLog.prototype, 'finish');
ImportLog.prototype.finish = async function finishAndDie(this: ImportLog, ...args: Parameters<ImportLog['finish']>) {
  await finish.apply(this, args);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await import('#src/worker.js');
