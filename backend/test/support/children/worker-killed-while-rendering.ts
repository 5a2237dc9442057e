import { DiskStore } from '../../../src/modules/media/store/disk-store.js';

// The worker dies when the fourth of a picture's thirteen sizes is to be stored.
const put = Reflect.get(DiskStore.prototype, 'put');
let stored = 0;
DiskStore.prototype.put = function putAndDie(this: DiskStore, ...words: Parameters<DiskStore['put']>) {
  if (++stored === 4) process.kill(process.pid, 'SIGKILL');
  return put.apply(this, words);
};
await import('../../../src/worker.js');
