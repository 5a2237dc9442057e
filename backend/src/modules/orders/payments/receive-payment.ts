import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { isManual } from '../../settings/index.js';
import { OrderBook } from '../book/order-book.js';
import { canTransition } from '../order-status.js';
import { moreThanDue, orderWasCancelled, paidByProvider, paymentRecorded } from '../orders.errors.js';
import { type Actor, OrderHistory } from '../transitions/order-history.js';
import { type LockedOrder, OrderTransitions } from '../transitions/order-transitions.js';
import { addPayment, referenceOfOrder } from '../transitions/order-transition.queries.js';

/** A payment by hand. Without cents, everything that was due has arrived. */
export interface ReceivedPayment {
  reference: string | null;
  cents?: number | undefined;
}

/** A payment that does not make its order paid. `collectedCents` is of it what came by hand for a card order. */
interface ArrivedPart {
  reference: string | null;
  cents: number;
  collectedCents: number;
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
  async execute(tx: Tx, order: LockedOrder, { reference, cents }: ReceivedPayment, actor: Actor): Promise<void> {
    if (cents !== undefined) await this.assertNew(tx, order, reference);
    if (order.paymentStatus === 'paid' && cents !== undefined && order.dueCents > 0) {
      return this.collectRest(tx, order, { reference, cents }, actor);
    }
    if (!isManual(order.paymentMethod)) throw paidByProvider();
    if (order.status === 'cancelled') throw orderWasCancelled();
    const arrived = cents ?? order.dueCents;
    if (order.paymentStatus === 'unpaid' && arrived < order.dueCents) {
      return this.receivePart(tx, order, { reference, cents: arrived, collectedCents: 0 }, actor);
    }
    const paid = await this.transitions.sell(tx, order, { cents: arrived, reference }, actor);
    if (canTransition(paid.status, 'confirmed')) await this.transitions.transition(tx, paid, 'confirmed', actor);
  }

  /** What a dearer size has added to an order that was paid. */
  private async collectRest(
    tx: Tx,
    order: LockedOrder,
    payment: ReceivedPayment & { cents: number },
    actor: Actor,
  ): Promise<void> {
    const { reference, cents } = payment;
    if (cents > order.dueCents) throw moreThanDue(order.dueCents);
    const collectedCents = isManual(order.paymentMethod) ? 0 : cents;
    await this.receivePart(tx, order, { reference, cents, collectedCents }, actor);
  }

  private async receivePart(tx: Tx, order: LockedOrder, part: ArrivedPart, actor: Actor): Promise<void> {
    const { reference, cents, collectedCents } = part;
    await addPayment.execute(tx, order.id, cents, collectedCents, reference);
    const detail = reference === null ? { cents } : { reference, cents };
    const event = { kind: 'payment', from: order.paymentStatus, to: 'part', actor, detail } as const;
    const eventId = await this.history.record(tx, order.id, event);
    await this.book.receive(tx, order.id, { eventId, cents });
  }

  /** The same transfer typed twice must not pay twice. */
  private async assertNew(tx: Tx, order: LockedOrder, reference: string | null): Promise<void> {
    if (reference === null || order.receivedCents === 0) return;
    const latest = await referenceOfOrder.first(tx, order.id);
    if (latest?.reference === reference) throw paymentRecorded(reference);
  }
}
