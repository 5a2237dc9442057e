import type { Tx } from '#platform/database/transactions.js';

/**
 * Extended by providers of other modules that remember where the money of an order came from. `PaymentUndoNotifier` finds them in the
 * container, so that orders depends on none of these modules.
 */
export abstract class PaymentUndoListener {
  /** Joins the transaction that takes the payment of the order back. The order's row is locked. */
  abstract paymentUndone(tx: Tx, orderId: string): Promise<void>;
}
