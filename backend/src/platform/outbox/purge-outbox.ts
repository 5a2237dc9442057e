import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { HandlesJob } from '../queue/handles-job.js';
import { PURGE_DONE_EVENTS } from './outbox.queries.js';

const BATCH_SIZE = 2_000;

/** Deletes events 30 days after they were relayed; until then their dedupe keys prevent the same event from being added again. */
@Injectable()
export class PurgeOutbox {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  @HandlesJob('outbox.purge-done')
  async execute(): Promise<void> {
    await PURGE_DONE_EVENTS.execute(this.db, BATCH_SIZE);
  }
}
