import type { Tx } from '#platform/database/transactions.js';

/**
 * Extended by providers of other modules that remember where the money of an order came from. `PaymentUndoNotifier` finds them in the
 * container, so that orders depends on none of these modules.
 */
export abstract class PaymentUndoListener {
  /**
   * Joins the transaction that takes a payment of the order back. The order's row is locked. `rest` has the reference of a payment of
   * what was due beyond an earlier one, which stays; undefined: all of the order's money by hand.
   */
  abstract paymentUndone(tx: Tx, orderId: string, rest?: { reference: string | null }): Promise<void>;
}
