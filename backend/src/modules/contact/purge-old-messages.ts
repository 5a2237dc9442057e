import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG } from '#platform/tokens.js';
import { deleteOldMessages } from './purge-old-messages.queries.js';

/** Rows per statement; more could reach the statement timeout. */
const BATCH_SIZE = 1_000;

/** Deletes contact messages that are older than MESSAGE_RETENTION_DAYS, read or not. */
@Injectable()
export class PurgeOldMessages {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the number of deleted messages. */
  @HandlesJob('contact.purge-old')
  async execute(): Promise<number> {
    for (let total = 0; ;) {
      const deleted = await deleteOldMessages.rows(this.db, this.config.MESSAGE_RETENTION_DAYS, BATCH_SIZE);
      total += deleted.length;
      if (deleted.length < BATCH_SIZE) return total;
    }
  }
}
