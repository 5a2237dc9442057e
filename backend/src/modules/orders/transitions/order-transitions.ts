import { Injectable } from '@nestjs/common';
import type { ShopEventName } from '#src/events.js';
import type { Tx } from '#platform/database/transactions.js';
import type { EntryDetail } from '#platform/money/written-detail.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { OrderBook } from '../book/order-book.js';
import { OrderClaims } from '../claims/order-claims.js';
import { canTransition, canTransitionPayment, type OrderStatus, type PaymentStatus } from '../order-status.js';
import { emailIsOnItsWay, invalidPaymentTransition, invalidTransition, orderNotFound } from '../orders.errors.js';
import { movesMoney, type UndoableStep, type UndoableStepName } from '../undo/undoable-step.js';
import { HeldEmails } from './held-emails.js';
import { PaymentUndoNotifier } from './payment-undo-notifier.js';
import { type Actor, isAdminActor, OrderHistory } from './order-history.js';
import {
  clearTracking,
  latestPayment,
  type LockedOrder,
  lockOrder,
  setOrderStatus,
  setPaid,
  setPaymentStatus,
  takePaymentBack,
} from './order-transition.queries.js';

export type { LockedOrder } from './order-transition.queries.js';

type OrderEventName = Extract<ShopEventName, 'order.cancelled' | 'order.shipped' | 'order.paid'>;

interface ArrivedMoney {
  cents: number;
  /** Of the transfer; null for a card. */
  reference: string | null;
}

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
    private readonly claims: OrderClaims,
    private readonly heldEmails: HeldEmails,
    private readonly paymentUndos: PaymentUndoNotifier,
    private readonly book: OrderBook,
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

  /** Throws 409 when the transition is invalid. Cancelling releases the order's claims: its items are back in stock. */
  async transition(tx: Tx, order: LockedOrder, to: OrderStatus, actor: Actor, detail?: EntryDetail): Promise<LockedOrder> {
    if (!canTransition(order.status, to)) throw invalidTransition(order.status, to);
    const changed = await this.writeStatus(tx, order, to, actor, detail);
    // A payment by hand that confirms its order is one step.
    if (to !== 'confirmed') await this.heldEmails.release(tx, order.id);
    await this.publish(tx, order.id, to, actor);
    if (to === 'cancelled') await this.claims.release(tx, order);
    return changed;
  }

  /** Throws 409 when the transition is invalid. To `paid`, everything that was due has arrived. */
  async transitionPayment(
    tx: Tx,
    order: LockedOrder,
    to: PaymentStatus,
    actor: Actor,
    detail?: EntryDetail,
  ): Promise<LockedOrder> {
    if (!canTransitionPayment(order.paymentStatus, to)) throw invalidPaymentTransition(order.paymentStatus, to);
    if (to === 'paid') return this.sell(tx, order, { cents: remainingCents(order), reference: null }, actor);
    await this.writePaymentStatus(tx, order, to, actor, detail);
    return this.publishPayment(tx, order, to, actor);
  }

  /** The order becomes paid by what arrives now. Throws 409 when the transition is invalid. */
  async sell(tx: Tx, order: LockedOrder, { cents, reference }: ArrivedMoney, actor: Actor): Promise<LockedOrder> {
    const { id, paymentStatus: from } = order;
    if (!canTransitionPayment(from, 'paid')) throw invalidPaymentTransition(from, 'paid');
    await setPaid.execute(tx, id, cents, reference);
    const detail = reference === null ? { cents } : { reference, cents };
    const eventId = await this.history.record(tx, id, { kind: 'payment', from, to: 'paid', actor, detail });
    await this.book.sell(tx, id, { eventId, cents });
    return this.publishPayment(tx, order, 'paid', actor);
  }

  /** From refunded back to paid, because a refund failed at the bank. Publishes nothing: the shopper's payment is not new. */
  async reopenPayment(tx: Tx, order: LockedOrder, detail: EntryDetail): Promise<LockedOrder> {
    if (order.paymentStatus !== 'refunded') throw invalidPaymentTransition(order.paymentStatus, 'paid');
    await this.writePaymentStatus(tx, order, 'paid', 'system', detail);
    return { ...order, paymentStatus: 'paid' };
  }

  /**
   * Takes back a step that `undoableStep` has found, unless its email is on its way: then it throws 409. No step that can be
   * undone moves stock.
   */
  async undo(tx: Tx, order: LockedOrder, undoable: UndoableStep, actor: Actor): Promise<LockedOrder> {
    const { step, status, paymentStatus, event } = undoable;
    if (event && !(await this.heldEmails.withdraw(tx, event, order.id))) throw emailIsOnItsWay();
    const detail = { undone: step };
    if (step === 'ship') await clearTracking.execute(tx, order.id);
    const unpaid = movesMoney(step) && paymentStatus ? await this.undoPayment(tx, order, step, paymentStatus, actor) : order;
    return status ? this.writeStatus(tx, unpaid, status, actor, detail) : unpaid;
  }

  private async undoPayment(tx: Tx, order: LockedOrder, step: UndoableStepName, to: PaymentStatus, actor: Actor) {
    const latest = await latestPayment.first(tx, order.id);
    const cents = latest?.cents ?? order.receivedCents;
    const detail = { undone: step, cents };
    const wasSold = step === 'pay';
    const eventId = wasSold
      ? await this.writePaymentStatus(tx, order, to, actor, detail)
      : await this.history.record(tx, order.id, { kind: 'payment', from: 'part', to, actor, detail });
    await takePaymentBack.execute(tx, order.id, order.receivedCents - cents, cents);
    await this.book.undo(tx, order.id, { eventId, cents, wasSold });
    await this.paymentUndos.paymentUndone(tx, order.id, wasSold ? undefined : { reference: latest?.reference ?? null });
    return { ...order, paymentStatus: to };
  }

  private async writeStatus(
    tx: Tx,
    order: LockedOrder,
    to: OrderStatus,
    actor: Actor,
    detail?: EntryDetail,
  ): Promise<LockedOrder> {
    await setOrderStatus.execute(tx, order.id, to);
    await this.history.record(tx, order.id, { kind: 'status', from: order.status, to, actor, detail });
    return { ...order, status: to };
  }

  /** Resolves with the id of the event. */
  private async writePaymentStatus(
    tx: Tx,
    order: LockedOrder,
    to: PaymentStatus,
    actor: Actor,
    detail?: EntryDetail,
  ): Promise<string> {
    const { id, paymentStatus: from } = order;
    await setPaymentStatus.execute(tx, id, to);
    return this.history.record(tx, id, { kind: 'payment', from, to, actor, detail });
  }

  private async publishPayment(tx: Tx, order: LockedOrder, to: PaymentStatus, actor: Actor): Promise<LockedOrder> {
    await this.heldEmails.release(tx, order.id);
    await this.publish(tx, order.id, to, actor);
    return { ...order, paymentStatus: to };
  }

  private async publish(tx: Tx, orderId: string, state: OrderStatus | PaymentStatus, actor: Actor): Promise<void> {
    const event = EVENTS[state];
    if (!event) return;
    if (event !== 'order.cancelled' && isAdminActor(actor)) await this.heldEmails.hold(tx, event, orderId);
    else await this.outbox.add(tx, event, { orderId }, `${event}:${orderId}`);
  }
}

/** What is still to be paid of the total. */
const remainingCents = ({ totalCents, receivedCents }: LockedOrder): number => Math.max(0, totalCents - receivedCents);
