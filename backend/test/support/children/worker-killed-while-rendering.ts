import 'reflect-metadata';
import { DiskStore } from '#modules/media/store/disk-store.js';
import type { MediaStore } from '#modules/media/store/media-store.js';
import { S3Store } from '#modules/media/store/s3-store.js';
import { startProcess } from '#src/start-process.js';
import { startWorker } from '#src/start-worker.js';

type Put = MediaStore['put'];

// The worker is killed before it stores the fourth of an image's thirteen renditions.
let stored = 0;
const stores: MediaStore[] = [DiskStore.prototype, S3Store.prototype];
for (const store of stores) {
  const put: Put = Reflect.get(store, 'put');
  store.put = function putAndDie(this: MediaStore, ...args: Parameters<Put>): Promise<void> {
    if (++stored === 4) process.kill(process.pid, 'SIGKILL');
    return put.apply(this, args);
  };
}
await startProcess(startWorker);
