import type { Tx } from '#platform/database/transactions.js';

/**
 * Extended by providers of other modules whose rows must not survive a removed product or a retired size. `ProductRemovalNotifier`
 * finds them in the container, so that catalog depends on none of these modules.
 */
export abstract class ProductRemovalListener {
  /** Joins the transaction that removes the product, before the product's row is locked. */
  abstract beforeRemoval(tx: Tx, productId: string): Promise<void>;

  /** Joins the transaction that retires the sizes, before the product's row is locked. */
  abstract beforeRetirement(tx: Tx, variantIds: readonly string[]): Promise<void>;
}
