import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { LOGGER } from '#platform/tokens.js';
import { MediaStore } from '../store/media-store.js';
import { fileNameOf, type StoreKey } from '../store/store-keys.js';
import { DELETE_UNFINISHED_UPLOADS, EXISTING_NAMES, UNUSED_FOR_DAYS } from '../stored-file.queries.js';
import { TempFiles } from '../temp-files.js';
import { usedNamesSql } from './address-columns.js';
import { DeleteFile } from './delete-file.js';

const MAX_UNUSED_DAYS = 7;
const BATCH_SIZE = 500;
const HOUR_MS = 3_600_000;
const MAX_TEMP_FILE_AGE_MS = HOUR_MS;
const MAX_ORPHAN_AGE_MS = 24 * HOUR_MS;

/** Deletes unused files, abandoned uploads, orphaned bytes and old temporary files. Runs at any time, also twice in parallel. */
@Injectable()
export class CleanUpFiles {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: MediaStore,
    private readonly tempFiles: TempFiles,
    private readonly deleteFile: DeleteFile,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the number of stored files that it deleted. */
  async execute(): Promise<number> {
    await this.markUnused();
    const removed = (await this.removeUnused()) + (await this.removeUnfinished());
    const orphans = await this.removeOrphans();
    const leftovers = await this.tempFiles.removeOlderThan(new Date(this.clock.now().getTime() - MAX_TEMP_FILE_AGE_MS));
    if (removed + orphans + leftovers > 0) this.logger.info({ removed, orphans, leftovers }, 'unused files were removed');
    return removed;
  }

  private async markUnused(): Promise<void> {
    const used = usedNamesSql(this.db);
    await this.db.query(`update stored_files set unused_since = null where unused_since is not null and name in (${used})`);
    await this.db.query(
      `update stored_files set unused_since = $1 where unused_since is null and status <> 'receiving' and name not in (${used})`,
      [this.clock.now()],
    );
  }

  private async removeUnused(): Promise<number> {
    const due = await UNUSED_FOR_DAYS.rows(this.db, this.clock.now(), MAX_UNUSED_DAYS, BATCH_SIZE);
    let removed = 0;
    for (const { name } of due) {
      if (await this.deleteFile.execute(name)) removed += 1;
    }
    return removed;
  }

  /** Uploads whose process was killed between the claim of the name and the last byte. */
  private async removeUnfinished(): Promise<number> {
    const deleted = await DELETE_UNFINISHED_UPLOADS.rows(this.db, this.clock.now());
    for (const { name } of deleted) await this.deleteFile.removeBytes(name);
    return deleted.length;
  }

  /** Bytes without a row, for example after a transaction was rolled back. */
  private async removeOrphans(): Promise<number> {
    const before = this.clock.now().getTime() - MAX_ORPHAN_AGE_MS;
    let batch: StoreKey[] = [];
    let removed = 0;
    for await (const { key, changedAt } of this.store.keys()) {
      if (changedAt.getTime() < before) batch.push(key);
      if (batch.length < BATCH_SIZE) continue;
      removed += await this.removeUnknown(batch);
      batch = [];
    }
    return removed + (await this.removeUnknown(batch));
  }

  private async removeUnknown(keys: StoreKey[]): Promise<number> {
    const existing = new Set((await EXISTING_NAMES.rows(this.db, keys.map(fileNameOf))).map(({ name }) => name));
    const unknown = keys.filter((key) => !existing.has(fileNameOf(key)));
    for (const key of unknown) await this.store.remove(key);
    return unknown.length;
  }
}
