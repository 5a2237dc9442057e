import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { LOGGER } from '#platform/tokens.js';
import { TempFiles } from '../temp-files.js';
import { MediaStore } from '../store/media-store.js';
import { keysOf, fileNameOf, type StoreKey } from '../store/store-keys.js';
import { usedNames } from './address-columns.js';

const UNUSED_DAYS = 7;
const AT_ONCE = 500;
const HOUR_MS = 3_600_000;

/** Removes what nothing in the shop needs any more. Safe to run at any time, twice and in parallel. */
@Injectable()
export class CleanUpFiles {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: MediaStore,
    private readonly tempFiles: TempFiles,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns how many stored files went. */
  async execute(): Promise<number> {
    await this.markUnused();
    const removed = (await this.removeUnused()) + (await this.removeUnfinished());
    const orphans = await this.removeOrphans();
    const leftovers = await this.tempFiles.removeOlderThan(new Date(this.clock.now().getTime() - HOUR_MS));
    if (removed + orphans + leftovers > 0) this.logger.info({ removed, orphans, leftovers }, 'unused files were removed');
    return removed;
  }

  private async markUnused(): Promise<void> {
    await this.db.query(
      `update stored_files set unused_since = null where unused_since is not null and name in (${usedNames()})`,
    );
    await this.db.query(
      `update stored_files set unused_since = $1 where unused_since is null and status <> 'receiving' and name not in (${usedNames()})`,
      [this.clock.now()],
    );
  }

  private async removeUnused(): Promise<number> {
    const due = await query<{ name: string }>(
      this.db,
      'select name from stored_files where unused_since < $1::timestamptz - make_interval(days => $2) order by unused_since limit $3',
      [this.clock.now(), UNUSED_DAYS, AT_ONCE],
    );
    let removed = 0;
    for (const { name } of due) {
      if (!(await inTransaction(this.db, (tx) => this.deleteIfUnused(tx, name)))) continue;
      await this.removeBytes(name);
      removed += 1;
    }
    return removed;
  }

  /** Someone may be saving the address right now: their lock is waited for, then the uses are counted again. */
  private async deleteIfUnused(tx: Tx, name: string): Promise<boolean> {
    await tx.query('select from stored_files where name = $1 for update', [name]);
    const gone = await queryReturning(
      tx,
      `delete from stored_files where name = $1 and name not in (${usedNames()}) returning name`,
      [name],
    );
    return gone.length > 0;
  }

  /** Uploads whose process was killed between the claim of the name and the last byte. */
  private async removeUnfinished(): Promise<number> {
    const gone = await queryReturning<{ name: string }>(
      this.db,
      `delete from stored_files where status = 'receiving' and created_at < $1::timestamptz - interval '1 hour' returning name`,
      [this.clock.now()],
    );
    for (const { name } of gone) await this.removeBytes(name);
    return gone.length;
  }

  /** Bytes that no row knows, for example of a transaction that was rolled back. */
  private async removeOrphans(): Promise<number> {
    const before = this.clock.now().getTime() - 24 * HOUR_MS;
    let batch: StoreKey[] = [];
    let removed = 0;
    for await (const { key, changedAt } of this.store.keys()) {
      if (changedAt.getTime() < before) batch.push(key);
      if (batch.length < AT_ONCE) continue;
      removed += await this.removeUnknown(batch);
      batch = [];
    }
    return removed + (await this.removeUnknown(batch));
  }

  private async removeUnknown(keys: StoreKey[]): Promise<number> {
    const known = await query<{ name: string }>(this.db, 'select name from stored_files where name = any($1)', [
      keys.map(fileNameOf),
    ]);
    const names = new Set(known.map(({ name }) => name));
    const unknown = keys.filter((key) => !names.has(fileNameOf(key)));
    for (const key of unknown) await this.store.remove(key);
    return unknown.length;
  }

  private async removeBytes(name: string): Promise<void> {
    for (const key of keysOf(name)) await this.store.remove(key);
  }
}
