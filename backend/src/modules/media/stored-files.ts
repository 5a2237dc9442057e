import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { ImageInfo } from './rendering/image-tasks.js';
import { StoredFile } from './stored-file.entity.js';

export type NewFile = Pick<StoredFile, 'name' | 'kind' | 'contentType' | 'byteSize'> & Partial<ImageInfo>;

/** What the worker found and made of a file. */
export type RenderedInfo = Partial<Pick<StoredFile, 'width' | 'height' | 'color' | 'seconds' | 'contentType'>>;

/** The table of stored files. */
@Injectable()
export class StoredFiles {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Takes the name, for the one upload that is complete first; false when it is taken. */
  async claim(file: NewFile): Promise<boolean> {
    const claimed = await queryReturning(
      this.db,
      `insert into stored_files (name, kind, content_type, byte_size, width, height, color, status)
       values ($1, $2, $3, $4, $5, $6, $7, 'receiving') on conflict (name) do nothing returning name`,
      [file.name, file.kind, file.contentType, file.byteSize, file.width ?? null, file.height ?? null, file.color ?? null],
    );
    return claimed.length > 0;
  }

  /** Keeps a name for a file that is to be sent to the store; a job looks whether it came. */
  async reserve(file: NewFile): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      await tx.getRepository(StoredFile).insert({ ...file, status: 'receiving' });
      await this.outbox.add(tx, 'upload.presigned', { name: file.name }, `upload.presigned ${file.name}`);
    });
  }

  /** The bytes of a claimed file are in the store: it may be seen, and its rendering starts. */
  async markReceived(name: string, facts: Partial<NewFile> = {}): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      await tx.getRepository(StoredFile).update({ name, status: 'receiving' }, { ...facts, status: 'processing' });
      await this.publishStored(tx, name);
    });
  }

  /** Gives a claimed name back, because its bytes could not be stored. */
  async release(name: string): Promise<void> {
    await this.db.query(`delete from stored_files where name = $1 and status = 'receiving'`, [name]);
  }

  /** Adds a file whose bytes are in the store already; a name that is known stays as it is. */
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

  async find(name: string): Promise<StoredFile | null> {
    return this.db.getRepository(StoredFile).findOneBy({ name });
  }

  async exists(name: string): Promise<boolean> {
    return (await query(this.db, 'select from stored_files where name = $1', [name])).length > 0;
  }

  async markReady(name: string, facts: RenderedInfo): Promise<void> {
    await this.db.getRepository(StoredFile).update({ name }, { ...facts, status: 'ready', failure: null });
  }

  async markFailed(name: string, reason: string): Promise<void> {
    await this.db.getRepository(StoredFile).update({ name }, { status: 'failed', failure: reason.slice(0, 300) });
  }

  private publishStored(tx: Tx, name: string): Promise<void> {
    return this.outbox.add(tx, 'file.stored', { name }, `file.stored ${name}`);
  }
}
