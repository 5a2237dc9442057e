import type { Tx } from '#platform/database/transactions.js';
import type { NewOrderItem } from '../create/new-order.js';

/** An order that `tx` has just written. */
export interface ClaimedOrder {
  id: string;
  sessionId: string;
  customerEmail: string;
  /** Digest of the shopper's network; null when the money is held already. */
  placedFrom: string | null;
  items: readonly NewOrderItem[];
}

/** What an order takes besides money, and gives back when it is cancelled. `CLAIMS` of the orders module lists all, in lock order. */
export interface Claim {
  readonly name: string;
  /**
   * Rejects with the `AppError` that refuses the order; the caller then rolls `tx` back. All claims share one round trip: send the
   * statements before the first `await`, or those of the next claim overtake them. The order's row may be referred to.
   */
  take(tx: Tx, order: ClaimedOrder): Promise<void>;
  /** Gives back what was taken. The order's row is locked, and its status is `cancelled`. */
  release(tx: Tx, order: { id: string }): Promise<void>;
}

/** Injection token of the list of `Claim`s. */
export const CLAIMS = Symbol('claims of an order');
