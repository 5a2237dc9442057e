import type { Dirent } from 'node:fs';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { createDurableFolder, syncToDisk } from '#platform/files/durable-files.js';
import { systemCode } from '#platform/system-error.js';
import { type ByteRange, MediaStore, type StoredKey } from './media-store.js';
import { asStoreKey, type StoreKey } from './store-keys.js';

const isMissing = (error: unknown): boolean => /^(ENOENT|ENOTDIR)$/.test(systemCode(error));

/** Files below one folder. A finished file is renamed into place, so readers only see complete files. */
export class DiskStore extends MediaStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: StoreKey, path: string): Promise<void> {
    const target = this.pathOf(key);
    await createDurableFolder(dirname(target));
    // Without the first sync, a power failure could leave an empty file; without the second, none.
    await syncToDisk(path);
    await rename(path, target);
    await syncToDisk(dirname(target));
  }

  async size(key: StoreKey): Promise<number | undefined> {
    try {
      return (await stat(this.pathOf(key))).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async open(key: StoreKey, range?: ByteRange): Promise<Readable | undefined> {
    try {
      const file = await open(this.pathOf(key), 'r');
      return createReadStream('', { fd: file, ...range });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(key: StoreKey): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *keys(): AsyncIterable<StoredKey> {
    for (const area of ['files', 'incoming', 'renditions']) yield* this.keysBelow(join(this.folder, area));
  }

  private async *keysBelow(folder: string): AsyncIterable<StoredKey> {
    for (const entry of await this.entries(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.keysBelow(path);
      else yield { key: this.keyOf(path), changedAt: (await stat(path)).mtime };
    }
  }

  private async entries(folder: string): Promise<Dirent[]> {
    try {
      return await readdir(folder, { withFileTypes: true });
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** 256 folders, so that no folder gets too many entries. */
  private pathOf(key: StoreKey): string {
    const [area = '', name = '', ...rest] = asStoreKey(key).split('/');
    return join(this.folder, area, name.slice(0, 2), name, ...rest);
  }

  private keyOf(path: string): StoreKey {
    const [area, , ...rest] = relative(this.folder, path).split(sep);
    return asStoreKey([area, ...rest].join('/'));
  }
}
