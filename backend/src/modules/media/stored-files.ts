import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { ImageInfo } from './rendering/image-tasks.js';
import { StoredFile } from './stored-file.entity.js';
import { CLAIM_NAME } from './stored-file.queries.js';

export type NewFile = Pick<StoredFile, 'name' | 'kind' | 'contentType' | 'byteSize'> &
  Partial<ImageInfo & Pick<StoredFile, 'wasAnimated'>>;

/** What rendering finds out about a file. */
type RenderedInfo = Partial<Pick<StoredFile, 'width' | 'height' | 'color' | 'seconds' | 'contentType'>>;

/** The repository of stored files: their life from "receiving" to "ready" or "failed". */
@Injectable()
export class StoredFiles {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Inserts the row of an upload that is complete; false when another upload already has the name. */
  async claim({ name, kind, contentType, byteSize, width, height, color }: NewFile): Promise<boolean> {
    const inserted = await CLAIM_NAME.execute(
      this.db,
      name,
      kind,
      contentType,
      byteSize,
      width ?? null,
      height ?? null,
      color ?? null,
    );
    return inserted > 0;
  }

  /** Inserts the row of a presigned upload; the event starts the job that looks for its bytes. */
  async reserve(file: NewFile): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      await tx.getRepository(StoredFile).insert({ ...file, status: 'receiving' });
      await this.outbox.add(tx, 'upload.presigned', { name: file.name }, `upload.presigned ${file.name}`);
    });
  }

  /** Called when the bytes are in the store: the file becomes visible and its rendering starts. */
  async markReceived({ name, ...file }: NewFile): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      await tx.getRepository(StoredFile).update({ name, status: 'receiving' }, { ...file, status: 'processing' });
      await this.publishStored(tx, name);
    });
  }

  /** Deletes the row of an upload whose bytes could not be stored. */
  async release(name: string): Promise<void> {
    await this.db.getRepository(StoredFile).delete({ name, status: 'receiving' });
  }

  /** Adds a file whose bytes are already in the store; an existing row of the name stays unchanged. */
  async add(tx: Tx, file: NewFile): Promise<StoredFile> {
    const files = tx.getRepository(StoredFile);
    await files
      .createQueryBuilder()
      .insert()
      .values({ ...file, status: 'processing' })
      .orIgnore()
      .execute();
    await this.publishStored(tx, file.name);
    return files.findOneByOrFail({ name: file.name });
  }

  find(name: string): Promise<StoredFile | null> {
    return this.db.getRepository(StoredFile).findOneBy({ name });
  }

  exists(name: string): Promise<boolean> {
    return this.db.getRepository(StoredFile).existsBy({ name });
  }

  async markReady(name: string, info: RenderedInfo): Promise<void> {
    await this.db.getRepository(StoredFile).update({ name }, { ...info, status: 'ready', failure: null });
  }

  async markFailed(name: string, reason: string): Promise<void> {
    await this.db.getRepository(StoredFile).update({ name }, { status: 'failed', failure: reason.slice(0, 300) });
  }

  private publishStored(tx: Tx, name: string): Promise<void> {
    return this.outbox.add(tx, 'file.stored', { name }, `file.stored ${name}`);
  }
}
