import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes the bytes of a file, or the names in a folder, to the disk, for what something else will rely on after a power
 * failure.
 */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder and its missing parents. Each is an entry of its parent, which is written to the disk. */
export async function createDurableFolder(path: string, mode = 0o777): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode });
  if (first === undefined) return;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await syncToDisk(dirname(folder));
}
