import { DiskStore } from '#modules/media/store/disk-store.js';
import type { MediaStore } from '#modules/media/store/media-store.js';
import { S3Store } from '#modules/media/store/s3-store.js';

type Put = MediaStore['put'];

// The worker dies when the fourth of a picture's thirteen sizes is to be stored.
let stored = 0;
const stores: MediaStore[] = [DiskStore.prototype, S3Store.prototype];
for (const store of stores) {
  const put: Put = Reflect.get(store, 'put');
  store.put = function putAndDie(this: MediaStore, ...words: Parameters<Put>): Promise<void> {
    if (++stored === 4) process.kill(process.pid, 'SIGKILL');
    return put.apply(this, words);
  };
}
await import('#src/worker.js');
