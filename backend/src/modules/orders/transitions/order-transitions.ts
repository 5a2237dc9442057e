import { Injectable } from '@nestjs/common';
import type { ShopEventName } from '#src/events.js';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { Stock } from '../../catalog/index.js';
import { canTransition, canTransitionPayment, type OrderStatus, type PaymentStatus } from '../order-status.js';
import { invalidPaymentTransition, invalidTransition, orderNotFound } from '../orders.errors.js';
import { type Actor, OrderHistory } from './order-history.js';
import { itemsOfOrder, type LockedOrder, lockOrder, setOrderStatus, setPaymentStatus } from './order-transition.queries.js';

export type { LockedOrder } from './order-transition.queries.js';

type OrderEventName = Extract<ShopEventName, 'order.cancelled' | 'order.shipped' | 'order.paid'>;
type Detail = Record<string, unknown>;

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
  tryLock(tx: Tx, orderId: string): Promise<LockedOrder | undefined> {
    return lockOrder.first(tx, orderId);
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
    await setOrderStatus.execute(tx, order.id, to);
    await this.history.record(tx, order.id, { kind: 'status', from: order.status, to, actor, detail });
    await this.publish(tx, order.id, to);
    if (to === 'cancelled') await this.stock.restock(tx, await itemsOfOrder.rows(tx, order.id));
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
    await setPaymentStatus.execute(tx, order.id, to);
    await this.history.record(tx, order.id, { kind: 'payment', from: order.paymentStatus, to, actor, detail });
    return { ...order, paymentStatus: to };
  }

  private async publish(tx: Tx, orderId: string, state: OrderStatus | PaymentStatus): Promise<void> {
    const event = EVENTS[state];
    if (event) await this.outbox.add(tx, event, { orderId }, `${event}:${orderId}`);
  }
}
