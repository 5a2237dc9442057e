import { Injectable } from '@nestjs/common';
import type { ShopEventName } from '#src/events.js';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { Stock, type StockLine } from '../../catalog/index.js';
import {
  canTransition,
  canTransitionPayment,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '../order-status.js';
import { invalidPaymentTransition, invalidTransition, orderNotFound } from '../orders.errors.js';
import { type Actor, OrderHistory } from './order-history.js';

/** An order whose row is locked by this transaction until it commits. */
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

type OrderEventName = Extract<ShopEventName, 'order.cancelled' | 'order.shipped' | 'order.paid'>;
type Detail = Record<string, unknown>;

const LOCK = `select id, status, payment_status as "paymentStatus", payment_method as "paymentMethod",
    payment_intent_id as "paymentIntentId", total_amount as "totalAmount", refunded_amount::text as "refundedAmount"
  from orders where id = $1 for no key update`;
const ITEMS = 'select product_id as "productId", quantity from order_items where order_id = $1';

const EVENTS: Partial<Record<OrderStatus | PaymentStatus, OrderEventName>> = {
  shipped: 'order.shipped',
  cancelled: 'order.cancelled',
  paid: 'order.paid',
};

/** The only code that changes an order's status and payment status: valid transitions only, with history and events. */
@Injectable()
export class OrderTransitions {
  constructor(
    private readonly history: OrderHistory,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
  ) {}

  /** Waits for a concurrent change of the order and then returns its result; undefined for an unknown order. */
  async tryLock(tx: Tx, orderId: string): Promise<LockedOrder | undefined> {
    const [order] = await query<LockedOrder>(tx, LOCK, [orderId]);
    return order;
  }

  /** As `tryLock`, but throws 404. */
  async lock(tx: Tx, orderId: string): Promise<LockedOrder> {
    const order = await this.tryLock(tx, orderId);
    if (!order) throw orderNotFound();
    return order;
  }

  /** Throws 409 when the transition is invalid. Cancelling restocks the items. */
  async transition(tx: Tx, order: LockedOrder, to: OrderStatus, actor: Actor, detail?: Detail): Promise<LockedOrder> {
    if (!canTransition(order.status, to)) throw invalidTransition(order.status, to);
    await tx.query('update orders set status = $2, updated_at = now() where id = $1', [order.id, to]);
    await this.history.record(tx, order.id, { kind: 'status', from: order.status, to, actor, detail });
    await this.publish(tx, order.id, to);
    if (to === 'cancelled') await this.stock.restock(tx, await query<StockLine>(tx, ITEMS, [order.id]));
    return { ...order, status: to };
  }

  /** Throws 409 when the transition is invalid. */
  async transitionPayment(tx: Tx, order: LockedOrder, to: PaymentStatus, actor: Actor, detail?: Detail): Promise<LockedOrder> {
    if (!canTransitionPayment(order.paymentStatus, to)) throw invalidPaymentTransition(order.paymentStatus, to);
    const changed = await this.writePaymentStatus(tx, order, to, actor, detail);
    await this.publish(tx, order.id, to);
    return changed;
  }

  /** From refunded back to paid, because a refund failed at the bank. Publishes nothing: the shopper's payment is not new. */
  async reopenPayment(tx: Tx, order: LockedOrder, detail: Detail): Promise<LockedOrder> {
    if (order.paymentStatus !== 'refunded') throw invalidPaymentTransition(order.paymentStatus, 'paid');
    return this.writePaymentStatus(tx, order, 'paid', 'system', detail);
  }

  private async writePaymentStatus(tx: Tx, order: LockedOrder, to: PaymentStatus, actor: Actor, detail?: Detail) {
    await tx.query('update orders set payment_status = $2, updated_at = now() where id = $1', [order.id, to]);
    await this.history.record(tx, order.id, { kind: 'payment', from: order.paymentStatus, to, actor, detail });
    return { ...order, paymentStatus: to };
  }

  private async publish(tx: Tx, orderId: string, state: OrderStatus | PaymentStatus): Promise<void> {
    const event = EVENTS[state];
    if (event) await this.outbox.add(tx, event, { orderId }, `${event}:${orderId}`);
  }
}
