import { ImportDiary } from '../../../src/modules/tiktok-import/import-diary.js';

// The worker dies when the product and its gallery are written, but not committed.
const finish = Reflect.get(ImportDiary.prototype, 'finish');
ImportDiary.prototype.finish = async function finishAndDie(this: ImportDiary, ...words: Parameters<ImportDiary['finish']>) {
  await finish.apply(this, words);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await import('../../../src/worker.js');
