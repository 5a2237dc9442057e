import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { PURGE_IDLE_LINES } from './cart.queries.js';

/** Lines per statement; more could reach the statement timeout. */
const BATCH_SIZE = 2_000;

/** Deletes carts that nobody has changed for 30 days. */
@Injectable()
export class PurgeIdleCarts {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Returns the number of deleted carts. */
  @HandlesJob('cart.purge-idle')
  async execute(): Promise<number> {
    const carts = new Set<string>();
    for (;;) {
      const lines = await PURGE_IDLE_LINES.rows(this.db, BATCH_SIZE);
      for (const line of lines) carts.add(line.sessionId);
      if (lines.length < BATCH_SIZE) return carts.size;
    }
  }
}
