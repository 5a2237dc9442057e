import { Injectable } from '@nestjs/common';
import type { ShopEventName } from '#src/events.js';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { Stock, type StockLine } from '../../catalog/index.js';
import { type Actor, OrderHistory } from './order-history.js';
import {
  canTransition,
  canTransitionPayment,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '../order-status.js';
import { invalidTransition, invalidPaymentTransition, orderNotFound } from '../orders.errors.js';

/** An order whose row this transaction holds: nobody else moves it until the commit. */
export interface LockedOrder {
  id: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  paymentIntentId: string | null;
  /** US dollars with two decimals. */
  totalAmount: string;
  refundedAmount: string;
}

type OrderFact = Extract<ShopEventName, 'order.cancelled' | 'order.shipped' | 'order.paid'>;

const HELD = `select id, status, payment_status as "paymentStatus", payment_method as "paymentMethod",
    payment_intent_id as "paymentIntentId", total_amount as "totalAmount", refunded_amount::text as "refundedAmount"
  from orders where id = $1 for no key update`;

const TOLD: Partial<Record<OrderStatus | PaymentStatus, OrderFact>> = {
  shipped: 'order.shipped',
  cancelled: 'order.cancelled',
  paid: 'order.paid',
};

/** The only code that changes an order's status or payment: legal moves only, each with its history row and its facts. */
@Injectable()
export class OrderTransitions {
  constructor(
    private readonly history: OrderHistory,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
  ) {}

  /** Waits for whoever moves the order now, and then sees what they made of it. */
  async tryLock(tx: Tx, orderId: string): Promise<LockedOrder | undefined> {
    const [order] = await query<LockedOrder>(tx, HELD, [orderId]);
    return order;
  }

  async lock(tx: Tx, orderId: string): Promise<LockedOrder> {
    const order = await this.tryLock(tx, orderId);
    if (!order) throw orderNotFound();
    return order;
  }

  /** Throws 409 when the move is not legal. What is cancelled goes back to the shelf. */
  async transition(
    tx: Tx,
    held: LockedOrder,
    to: OrderStatus,
    actor: Actor,
    detail?: Record<string, unknown>,
  ): Promise<LockedOrder> {
    if (!canTransition(held.status, to)) throw invalidTransition(held.status, to);
    await tx.query('update orders set status = $2, updated_at = now() where id = $1', [held.id, to]);
    await this.history.record(tx, held.id, { kind: 'status', from: held.status, to, actor, detail });
    await this.tell(tx, held.id, to);
    if (to === 'cancelled') await this.putBack(tx, held.id);
    return { ...held, status: to };
  }

  /** Throws 409 when the move is not legal. */
  async transitionPayment(
    tx: Tx,
    held: LockedOrder,
    to: PaymentStatus,
    actor: Actor,
    detail?: Record<string, unknown>,
  ): Promise<LockedOrder> {
    if (!canTransitionPayment(held.paymentStatus, to)) throw invalidPaymentTransition(held.paymentStatus, to);
    await tx.query('update orders set payment_status = $2, updated_at = now() where id = $1', [held.id, to]);
    await this.history.record(tx, held.id, { kind: 'payment', from: held.paymentStatus, to, actor, detail });
    await this.tell(tx, held.id, to);
    return { ...held, paymentStatus: to };
  }

  private async tell(tx: Tx, orderId: string, state: OrderStatus | PaymentStatus): Promise<void> {
    const fact = TOLD[state];
    if (fact) await this.outbox.add(tx, fact, { orderId }, `${fact}:${orderId}`);
  }

  private async putBack(tx: Tx, orderId: string): Promise<void> {
    const lines = await query<StockLine>(tx, 'select product_id as "productId", quantity from order_items where order_id = $1', [
      orderId,
    ]);
    await this.stock.restock(tx, lines);
  }
}
