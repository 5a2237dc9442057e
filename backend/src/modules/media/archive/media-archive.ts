import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#src/config.js';
import { CONTENT_TYPES, type Format, FORMATS } from '../presets.js';
import type { MediaStore, StoredKey } from '../store/media-store.js';
import { openStore, openTempFiles } from '../store/open-store.js';
import { asStoreKey, fileNameOf } from '../store/store-keys.js';
import type { TempFiles } from '../temp-files.js';

/** SQL: the files that a backup contains, for the transaction that reads the rest of the database. */
export const ARCHIVED_FILES = `select name, content_type as "contentType" from stored_files where status <> 'receiving'`;

export interface ArchivedFile {
  name: string;
  contentType: string;
}

const isFormat = (extension: string): extension is Format => (FORMATS as readonly string[]).includes(extension);

/** Reads and writes all bytes of the media store, for backups. */
export class MediaArchive {
  constructor(
    private readonly store: MediaStore,
    private readonly tempFiles: TempFiles,
  ) {}

  /** The originals and renditions of `files`, with the content type of each. */
  async *keysOf(files: readonly ArchivedFile[]): AsyncIterable<StoredKey & { contentType: string }> {
    const typeOf = new Map(files.map(({ name, contentType }) => [name, contentType]));
    for await (const stored of this.store.keys()) {
      const original = typeOf.get(fileNameOf(stored.key));
      if (original === undefined || stored.key.startsWith('incoming/')) continue;
      const extension = stored.key.slice(stored.key.lastIndexOf('.') + 1);
      const isRendition = stored.key.startsWith('renditions/') && isFormat(extension);
      yield { ...stored, contentType: isRendition ? CONTENT_TYPES[extension] : original };
    }
  }

  /** Undefined when the file was deleted in the meantime. */
  read(key: string): Promise<Readable | undefined> {
    return this.store.open(asStoreKey(key));
  }

  size(key: string): Promise<number | undefined> {
    return this.store.size(asStoreKey(key));
  }

  /** Stores the local file at `path`, which stays where it is. `check` sees every chunk and may throw at the end. */
  write(key: string, path: string, contentType: string, check: NodeJS.ReadWriteStream): Promise<void> {
    return this.tempFiles.withFile(async (local) => {
      await pipeline(createReadStream(path), check, createWriteStream(local));
      await this.store.put(asStoreKey(key), local, contentType);
    });
  }
}

export async function openMediaArchive(config: Config): Promise<MediaArchive> {
  return new MediaArchive(await openStore(config), openTempFiles(config));
}
