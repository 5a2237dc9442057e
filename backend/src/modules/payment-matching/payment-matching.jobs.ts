import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { ERASE_LINES_OF_ORDER, PURGE_LINES } from './lines/lines.queries.js';

const RETENTION_DAYS = 400;
/** Rows per statement; more could reach the statement timeout. */
const BATCH_SIZE = 1_000;

@Injectable()
export class PaymentMatchingJobs {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Forgets payers and notes of lines that were decided long ago. Returns their number. */
  @HandlesJob('payment-matching.purge')
  async purge(): Promise<number> {
    for (let total = 0; ;) {
      const purged = await PURGE_LINES.execute(this.db, RETENTION_DAYS, BATCH_SIZE);
      total += purged;
      if (purged < BATCH_SIZE) return total;
    }
  }

  @HandlesJob('payment-matching.erase-customer')
  eraseCustomer({ orderId }: JobPayloads['payment-matching.erase-customer']): Promise<number> {
    return ERASE_LINES_OF_ORDER.execute(this.db, orderId);
  }
}
