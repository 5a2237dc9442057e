import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { MANUAL_METHODS, ShopSettings } from '../../settings/index.js';
import { OrderTransitions } from '../transitions/order-transitions.js';

const BATCH_SIZE = 100;

/** Of which no money has arrived: what to do with a part of it is for staff to decide. */
const OVERDUE = `status = 'pending' and payment_status = 'unpaid' and payment_method = any($1) and received_cents = 0
  and created_at < now() - make_interval(hours => $2)`;

/** Cancels and restocks manual orders that were not paid in time. Safe to run repeatedly and in parallel. */
@Injectable()
export class CancelUnpaidOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly settings: ShopSettings,
  ) {}

  /** Returns how many orders this run cancelled. */
  async execute(): Promise<number> {
    const { unpaidOrderHours } = await this.settings.values();
    let cancelled = 0;
    for (;;) {
      const overdue = await query<{ id: string }>(
        this.db,
        `select id from orders where ${OVERDUE} order by created_at, id limit ${BATCH_SIZE}`,
        [MANUAL_METHODS, unpaidOrderHours],
      );
      for (const order of overdue) {
        if (await inTransaction(this.db, (tx) => this.cancel(tx, order.id, unpaidOrderHours))) cancelled += 1;
      }
      if (overdue.length < BATCH_SIZE) return cancelled;
    }
  }

  /** Checks again under the row lock: an earlier payment wins, and a second run changes nothing. */
  private async cancel(tx: Tx, orderId: string, hours: number): Promise<boolean> {
    const order = await this.transitions.tryLock(tx, orderId);
    if (order?.status !== 'pending' || order.paymentStatus !== 'unpaid' || order.receivedCents > 0) return false;
    await this.transitions.transition(tx, order, 'cancelled', 'system', { because: `unpaid for ${hours} hours` });
    return true;
  }
}
