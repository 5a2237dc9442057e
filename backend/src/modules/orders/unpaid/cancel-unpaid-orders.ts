import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { query } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { CONFIG } from '#platform/tokens.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import { MANUAL_METHODS } from '../order-status.js';

const ORDERS_AT_ONCE = 100;

const OVERDUE = `status = 'pending' and payment_status = 'unpaid' and payment_method = any($1)
  and created_at < now() - make_interval(hours => $2)`;

/** Gives back what manual orders hold that nobody has paid for. Safe to run at any time, twice and in parallel. */
@Injectable()
export class CancelUnpaidOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly moves: OrderTransitions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns how many orders this run cancelled. */
  async execute(): Promise<number> {
    let cancelled = 0;
    for (;;) {
      const overdue = await query<{ id: string }>(
        this.db,
        `select id from orders where ${OVERDUE} order by created_at, id limit ${ORDERS_AT_ONCE}`,
        [MANUAL_METHODS, this.config.UNPAID_ORDER_HOURS],
      );
      for (const order of overdue) {
        if (await inTransaction(this.db, (tx) => this.cancel(tx, order.id))) cancelled += 1;
      }
      if (overdue.length < ORDERS_AT_ONCE) return cancelled;
    }
  }

  /** Looked at again under the row's lock: a payment that came first wins, a second run finds nothing. */
  private async cancel(tx: Tx, orderId: string): Promise<boolean> {
    const order = await this.moves.tryLock(tx, orderId);
    if (order?.status !== 'pending' || order.paymentStatus !== 'unpaid') return false;
    await this.moves.transition(tx, order, 'cancelled', 'system', {
      because: `unpaid for ${this.config.UNPAID_ORDER_HOURS} hours`,
    });
    return true;
  }
}
