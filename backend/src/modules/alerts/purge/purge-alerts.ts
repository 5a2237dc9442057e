import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DELETE_EXPIRED_ALERTS, DELETE_OLD_MAILS } from './purge-alerts.queries.js';

/** Rows per statement; more could reach the statement timeout. */
const BATCH_SIZE = 1_000;

/** Forgets addresses that never confirmed, that waited for half a year, and that were told a month ago. */
@Injectable()
export class PurgeAlerts {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Returns the number of deleted alerts. */
  async execute(): Promise<number> {
    while ((await DELETE_OLD_MAILS.execute(this.db, BATCH_SIZE)) === BATCH_SIZE);
    for (let total = 0; ;) {
      const deleted = await DELETE_EXPIRED_ALERTS.execute(this.db, BATCH_SIZE);
      total += deleted;
      if (deleted < BATCH_SIZE) return total;
    }
  }
}
