import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { runExclusively } from '#platform/database/advisory-lock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { OrderRefunds, RefundQueries } from '../../orders/index.js';
import { SettleRefund } from './settle-refund.js';

/** Repeats refunds whose answer was lost, and fails those that the provider can no longer recognize. */
@Injectable()
export class SettleUncertainRefunds {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly refunds: OrderRefunds,
    private readonly queries: RefundQueries,
    private readonly settleRefund: SettleRefund,
  ) {}

  /** Returns how many are done; 0 while another process does it. */
  async execute(): Promise<number> {
    return (await runExclusively(this.db, 'refunds.settle', () => this.settleAll())) ?? 0;
  }

  private async settleAll(): Promise<number> {
    for (const id of await this.queries.expired()) {
      await inTransaction(this.db, (tx) => this.refunds.fail(tx, id));
    }
    const uncertain = await this.queries.uncertain();
    const outcomes = await Promise.allSettled(uncertain.map((id) => this.settleRefund.execute(id)));
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }
}
