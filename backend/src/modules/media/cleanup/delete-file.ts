import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { MediaStore } from '../store/media-store.js';
import { keysOf } from '../store/store-keys.js';
import { LOCK_FOR_DELETE } from '../stored-file.queries.js';
import { usedNamesSql } from './address-columns.js';

/** Deletes a stored file with all its renditions, unless something uses it. */
@Injectable()
export class DeleteFile {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: MediaStore,
  ) {}

  /** False when the file is in use or does not exist. `onDeleted` joins the transaction that deletes the row. */
  async execute(name: string, onDeleted: (tx: Tx) => Promise<unknown> = () => Promise.resolve()): Promise<boolean> {
    const deleted = await inTransaction(this.db, async (tx) => {
      if (!(await this.deleteIfUnused(tx, name))) return false;
      await onDeleted(tx);
      return true;
    });
    if (deleted) await this.removeBytes(name);
    return deleted;
  }

  async removeBytes(name: string): Promise<void> {
    for (const key of keysOf(name)) await this.store.remove(key);
  }

  /** The lock waits for a transaction that is saving the address right now; then the uses are read again. */
  private async deleteIfUnused(tx: Tx, name: string): Promise<boolean> {
    await LOCK_FOR_DELETE.execute(tx, name);
    const deleted = await queryReturning(
      tx,
      `delete from stored_files where name = $1 and name not in (${usedNamesSql(this.db)}) returning name`,
      [name],
    );
    return deleted.length > 0;
  }
}
