import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import type { PlacedOrderView } from './order.view.js';
import { cardsUnavailable } from './orders.errors.js';

/** What the payments module does for a session that pays, or has begun to pay, by card. */
export interface CardPayments {
  /** Turns the session's authorised checkout into its order, or refuses: 402 not paid, 409 sold out or changed. */
  finish(sessionId: string): Promise<PlacedOrderView>;
  /** The same for a checkout that is still open; undefined when there is none, or nobody has paid it. */
  finishOpen(sessionId: string): Promise<PlacedOrderView | undefined>;
  /** Ends an open checkout, because an order takes its place that is paid in another way. */
  supersede(tx: Tx, sessionId: string): Promise<void>;
}

/**
 * Where the payments module plugs in at start. Orders must not import payments (payments ask orders), so the arrow of
 * these calls is turned around. As long as nobody is plugged in, card and Apple Pay are refused, never faked.
 */
@Injectable()
export class PaidCheckouts {
  private payments: CardPayments | undefined;

  plugIn(payments: CardPayments): void {
    this.payments = payments;
  }

  async finish(sessionId: string): Promise<PlacedOrderView> {
    if (!this.payments) throw cardsUnavailable();
    return this.payments.finish(sessionId);
  }

  finishOpen(sessionId: string): Promise<PlacedOrderView | undefined> {
    return this.payments ? this.payments.finishOpen(sessionId) : Promise.resolve(undefined);
  }

  async supersede(tx: Tx, sessionId: string): Promise<void> {
    await this.payments?.supersede(tx, sessionId);
  }
}
