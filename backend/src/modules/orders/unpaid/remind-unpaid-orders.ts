import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { MANUAL_METHODS, ShopSettings } from '../../settings/index.js';
import { OrderHistory } from '../transitions/order-history.js';

const BATCH_SIZE = 100;
/** Share of the time to pay after which the shopper is reminded: with 24 hours, 8 hours before the end. */
const REMIND_AFTER = 2 / 3;

/** Skips locked orders: another transaction is reminding, paying or cancelling them. */
const REMIND = `update orders set reminded_at = now() where id in (
    select id from orders where status = 'pending' and payment_status = 'unpaid' and payment_method = any($1)
      and reminded_at is null and payment_sent_at is null and created_at < now() - make_interval(secs => $2) and created_at > now() - make_interval(secs => $3)
    order by created_at, id limit ${BATCH_SIZE} for no key update skip locked)
  returning id`;

/** Reminds shoppers once before their unpaid order is cancelled, unless they say that they have paid. Safe to run repeatedly and in parallel. */
@Injectable()
export class RemindUnpaidOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly history: OrderHistory,
    private readonly outbox: Outbox,
    private readonly settings: ShopSettings,
  ) {}

  /** Returns how many shoppers this run has reminded. */
  async execute(): Promise<number> {
    const { unpaidOrderHours } = await this.settings.values();
    let reminded = 0;
    for (;;) {
      const batch = await inTransaction(this.db, (tx) => this.remind(tx, unpaidOrderHours * 3_600));
      reminded += batch;
      if (batch < BATCH_SIZE) return reminded;
    }
  }

  private async remind(tx: Tx, lifetime: number): Promise<number> {
    const due = await queryReturning<{ id: string }>(tx, REMIND, [MANUAL_METHODS, lifetime * REMIND_AFTER, lifetime]);
    for (const { id: orderId } of due) {
      await this.history.record(tx, orderId, { kind: 'reminder', actor: 'system' });
      await this.outbox.add(tx, 'order.payment-due', { orderId }, `order.payment-due:${orderId}`);
    }
    return due.length;
  }
}
