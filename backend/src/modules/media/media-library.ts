import { randomUUID } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, Not } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { fileOfAddress } from './file-names.js';
import { IngestFile } from './ingest-file.js';
import { fileTooLarge, notAStoredFile, wrongKind } from './media.errors.js';
import { MEDIA_USAGES, type MediaUsageName } from './media-usages.js';
import type { ImageInfo } from './rendering/image-tasks.js';
import { MediaStore } from './store/media-store.js';
import { fileKey } from './store/store-keys.js';
import { StoredFile } from './stored-file.entity.js';
import { LOCK_FOR_USE } from './stored-file.queries.js';
import { StoredFiles } from './stored-files.js';
import { TempFiles } from './temp-files.js';

/** A file to import: its bytes, or the path of a local file, which is copied. */
type FileSource = ({ bytes: Uint8Array } | { path: string }) & {
  /** Set it for images that ship with the shop only: such an image is trusted and not sanitized. */
  known?: ImageInfo;
  /** A valid file name that makes a repeated import change nothing. Default: a new name. */
  name?: string;
};

/** The media module's interface for other modules. */
@Injectable()
export class MediaLibrary {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: MediaStore,
    private readonly tempFiles: TempFiles,
    private readonly ingestFile: IngestFile,
    private readonly files: StoredFiles,
  ) {}

  /**
   * Stores a file that was not uploaded (seed, imports) and schedules its rendering. Joins `tx` when given. Throws the errors of
   * an upload: 413, 415, 422.
   */
  importFile(tx: Tx | undefined, source: FileSource): Promise<StoredFile> {
    return this.tempFiles.withFile(async (local) => {
      if ('bytes' in source) await writeFile(local, source.bytes);
      else await copyFile(source.path, local);
      return this.ingestFile.execute(
        local,
        async ({ path, extension, file }) => {
          const name = source.name ?? `${randomUUID()}.${extension}`;
          await this.store.put(fileKey(name), path, file.contentType);
          const add = (joined: Tx): Promise<StoredFile> => this.files.add(joined, { ...file, name });
          return tx ? add(tx) : inTransaction(this.db, add);
        },
        source.known,
      );
    });
  }

  /** The stored files among `names`, by name. */
  async describe(names: readonly string[]): Promise<Map<string, StoredFile>> {
    const files = await this.db.getRepository(StoredFile).findBy({ name: In([...new Set(names)]), status: Not('receiving') });
    return new Map(files.map((file) => [file.name, file]));
  }

  /**
   * Throws 400 or 413 unless `address` belongs to a stored file that fits the usage. Call it in the transaction that saves the
   * address: the cleanup cannot delete the file until `tx` ends.
   */
  async assertUsable(tx: Tx, address: string, usage: MediaUsageName): Promise<void> {
    const name = fileOfAddress(address);
    const file = name === undefined ? undefined : await LOCK_FOR_USE.first(tx, name);
    if (!file) throw notAStoredFile();
    const { kind, maxBytes } = MEDIA_USAGES[usage];
    if (file.kind !== kind) throw wrongKind(kind);
    if (Number(file.byteSize) > maxBytes) throw fileTooLarge(maxBytes);
  }
}
