import { Injectable } from '@nestjs/common';
import { fromCents, toCents } from '@shop/contract/money';
import type { Tx } from '#platform/database/transactions.js';
import { isManual } from '../../settings/index.js';
import { OrderBook } from '../book/order-book.js';
import { canTransition } from '../order-status.js';
import { moreThanDue, orderWasCancelled, paidByProvider, paymentRecorded } from '../orders.errors.js';
import { type Actor, OrderHistory } from '../transitions/order-history.js';
import { type LockedOrder, OrderTransitions } from '../transitions/order-transitions.js';
import { addPayment, referenceOfOrder } from '../transitions/order-transition.queries.js';

/** A payment by hand. Without an amount, everything that was due has arrived. */
export interface ReceivedPayment {
  reference: string | null;
  /** US dollars with two decimals. */
  amount?: string | undefined;
}

/** A payment that does not make its order paid. `collected` is of it what came by hand for a card order. */
interface ArrivedPart {
  reference: string | null;
  amount: string;
  collected: string;
}

/** Books money that arrived by hand, see docs/decisions/0396. */
@Injectable()
export class ReceivePayment {
  constructor(
    private readonly transitions: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly book: OrderBook,
  ) {}

  /** Less than is due leaves the payment status as it is; as much or more pays the order, and confirms it when it was pending. */
  async execute(tx: Tx, order: LockedOrder, { reference, amount }: ReceivedPayment, actor: Actor): Promise<void> {
    if (amount !== undefined) await this.assertNew(tx, order, reference);
    if (order.paymentStatus === 'paid' && amount !== undefined && toCents(order.amountDue) > 0) {
      return this.collectRest(tx, order, { reference, amount }, actor);
    }
    if (!isManual(order.paymentMethod)) throw paidByProvider();
    if (order.status === 'cancelled') throw orderWasCancelled();
    const arrived = amount ?? order.amountDue;
    if (order.paymentStatus === 'unpaid' && toCents(arrived) < toCents(order.amountDue)) {
      return this.receivePart(tx, order, { reference, amount: arrived, collected: NOTHING }, actor);
    }
    const paid = await this.transitions.sell(tx, order, { amount: arrived, reference }, actor);
    if (canTransition(paid.status, 'confirmed')) await this.transitions.transition(tx, paid, 'confirmed', actor);
  }

  /** What a dearer size has added to an order that was paid. */
  private async collectRest(
    tx: Tx,
    order: LockedOrder,
    payment: ReceivedPayment & { amount: string },
    actor: Actor,
  ): Promise<void> {
    const { reference, amount } = payment;
    if (toCents(amount) > toCents(order.amountDue)) throw moreThanDue(order.amountDue);
    const collected = isManual(order.paymentMethod) ? NOTHING : amount;
    await this.receivePart(tx, order, { reference, amount, collected }, actor);
  }

  private async receivePart(tx: Tx, order: LockedOrder, part: ArrivedPart, actor: Actor): Promise<void> {
    const { reference, amount, collected } = part;
    await addPayment.execute(tx, order.id, amount, collected, reference);
    const detail = reference === null ? { amount } : { reference, amount };
    const event = { kind: 'payment', from: order.paymentStatus, to: 'part', actor, detail } as const;
    const eventId = await this.history.record(tx, order.id, event);
    await this.book.receive(tx, order.id, { eventId, cents: toCents(amount) });
  }

  /** The same transfer typed twice must not pay twice. */
  private async assertNew(tx: Tx, order: LockedOrder, reference: string | null): Promise<void> {
    if (reference === null || toCents(order.receivedAmount) === 0) return;
    const latest = await referenceOfOrder.first(tx, order.id);
    if (latest?.reference === reference) throw paymentRecorded(reference);
  }
}

const NOTHING = fromCents(0);
