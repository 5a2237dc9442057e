import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { eraseCustomerOfOrder, eraseOldCustomers } from './erase-customers.queries.js';

/** Rows per statement; more could reach the statement timeout. */
const BATCH_SIZE = 1_000;

/** Erases names and addresses that no order needs: of shoppers who did not buy, and copies of what the order contains. */
@Injectable()
export class EraseCustomers {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Returns the number of erased checkouts. */
  @HandlesJob('checkout.erase-customers')
  async execute(): Promise<number> {
    for (let total = 0; ;) {
      const erased = await eraseOldCustomers.rows(this.db, BATCH_SIZE);
      total += erased.length;
      if (erased.length < BATCH_SIZE) return total;
    }
  }

  /** The order's own copy was erased on request. */
  @HandlesJob('checkout.erase-customer')
  async eraseOne({ orderId }: JobPayloads['checkout.erase-customer']): Promise<void> {
    await eraseCustomerOfOrder.execute(this.db, orderId);
  }
}
