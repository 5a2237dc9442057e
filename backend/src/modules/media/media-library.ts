import { randomUUID } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, Not } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { fileOfAddress } from './file-names.js';
import { fileTooLarge, notAStoredFile, wrongKind } from './media.errors.js';
import { MEDIA_USAGES, type MediaUsageName } from './media-usages.js';
import { type IngestedFile, IngestFile } from './ingest-file.js';
import type { ImageInfo } from './rendering/image-tasks.js';
import { TempFiles } from './temp-files.js';
import { MediaStore } from './store/media-store.js';
import { fileKey } from './store/store-keys.js';
import { StoredFile } from './stored-file.entity.js';
import { StoredFiles } from './stored-files.js';

/** A file to adopt: its bytes, or a local file, which is copied. */
export type FileSource = ({ bytes: Uint8Array } | { path: string }) & {
  /** Facts of a picture that came with the shop: given, it is neither decoded nor cleaned, so give it for our own only. */
  known?: ImageInfo;
  /** A name in the form of ours, so that adopting the same picture again changes nothing. Unset: a new one. */
  name?: string;
};

/** What other modules may ask of the media store. */
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
   * Stores a file that did not come through an upload (seed, imports) and schedules its rendering. Joins `tx` when
   * given. Refuses what an upload would be refused for: 413, 415, 422.
   */
  importFile(tx: Tx | undefined, source: FileSource): Promise<StoredFile> {
    return this.tempFiles.withFile(async (path) => {
      if ('bytes' in source) await writeFile(path, source.bytes);
      else await copyFile(source.path, path);
      const adopted = await this.ingestFile.execute(path, source.known);
      try {
        return await this.save(tx, source.name ?? `${randomUUID()}.${adopted.extension}`, adopted);
      } finally {
        await adopted.discard();
      }
    });
  }

  /** The stored files among `names`, by name. */
  async describe(names: readonly string[]): Promise<Map<string, StoredFile>> {
    const files = await this.db.getRepository(StoredFile).findBy({ name: In([...new Set(names)]), status: Not('receiving') });
    return new Map(files.map((file) => [file.name, file]));
  }

  /**
   * 400 or 413 unless `address` is one of our files and fits the purpose. The file stays locked against the sweeper
   * of unused files until `tx` ends, so call it in the transaction that saves the address.
   */
  async assertUsable(tx: Tx, address: string, purpose: MediaUsageName): Promise<void> {
    const name = fileOfAddress(address);
    if (name === undefined) throw notAStoredFile();
    const [file] = await query<{ kind: string; bytes: string }>(
      tx,
      `select kind, byte_size as bytes from stored_files where name = $1 and status <> 'receiving' for key share`,
      [name],
    );
    if (!file) throw notAStoredFile();
    const { kind, maxBytes } = MEDIA_USAGES[purpose];
    if (file.kind !== kind) throw wrongKind(kind);
    if (Number(file.bytes) > maxBytes) throw fileTooLarge(maxBytes);
  }

  private async save(tx: Tx | undefined, name: string, { path, file }: IngestedFile): Promise<StoredFile> {
    await this.store.put(fileKey(name), path, file.contentType);
    const record = (joined: Tx): Promise<StoredFile> => this.files.add(joined, { ...file, name });
    return tx ? record(tx) : inTransaction(this.db, record);
  }
}
