import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { HandlesJob } from '../queue/handles-job.js';

const AT_ONCE = 2_000;

/** Forgets facts that were passed on a month ago; until then their keys keep the same fact from being told twice. */
@Injectable()
export class OutboxCleaning {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  @HandlesJob('outbox.purge-done')
  async forgetDone(): Promise<void> {
    await this.db.query(
      `delete from outbox where id in (select id from outbox where done_at < now() - interval '30 days' limit $1)`,
      [AT_ONCE],
    );
  }
}
