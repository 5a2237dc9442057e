import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { isManual } from '../../settings/index.js';
import { notAwaitingPayment, orderNotFound, orderWasCancelled } from '../orders.errors.js';
import { OrderHistory } from '../transitions/order-history.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import { markPaymentSent } from './unpaid-order.queries.js';

/** Notes that the buyer of an order paid by hand says to have sent the money. Staff look for it, and no reminder is sent. */
@Injectable()
export class ReportPayment {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly history: OrderHistory,
  ) {}

  /** The first report counts; a repeated one changes nothing. Throws 409 when the order waits for no payment by hand. */
  async execute(orderId: string): Promise<void> {
    if (!isUUID(orderId)) throw orderNotFound();
    await inTransaction(this.db, async (tx) => {
      const order = await this.transitions.lock(tx, orderId);
      if (!isManual(order.paymentMethod) || order.paymentStatus !== 'unpaid') throw notAwaitingPayment();
      if (order.status === 'cancelled') throw orderWasCancelled();
      if (!(await markPaymentSent.first(tx, orderId))) return;
      await this.history.record(tx, orderId, { kind: 'payment-sent', actor: 'shopper' });
    });
  }
}
