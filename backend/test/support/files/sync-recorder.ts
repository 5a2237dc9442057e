import { type FileHandle, open } from 'node:fs/promises';

interface Sync<Seen> {
  /** The number of the file or folder that was written to the disk. */
  inode: number;
  /** What `look` found at that moment. */
  seen: Seen;
}

/** Records what is written to the disk from now on. The real sync runs all the same; `jest.restoreAllMocks` ends it. */
export async function recordSyncs<Seen>(look: () => Promise<Seen>): Promise<Sync<Seen>[]> {
  const handle = await open('.', 'r');
  const handles = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const syncs: Sync<Seen>[] = [];
  const sync = Reflect.get(handles, 'sync');
  jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    syncs.push({ inode: (await this.stat()).ino, seen: await look() });
    await sync.call(this);
  });
  return syncs;
}
