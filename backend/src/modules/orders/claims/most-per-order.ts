import { Injectable } from '@nestjs/common';
import { lockName, pipelined, type Tx } from '#platform/database/transactions.js';
import { mostPerDay, mostPerOrder } from '../../catalog/index.js';
import { mailboxOf } from '#platform/mail/mailbox.js';
import type { Claim, ClaimedOrder } from './claim.js';
import { ORDERED_TODAY } from './most-per-order.queries.js';

interface LimitedItem {
  productId: string;
  name: string;
  quantity: number;
  /** Of the product, of all sizes together; null or undefined: as many as there are. */
  mostPerOrder?: number | null;
}

/**
 * Shares small editions out: the pieces of a product in one order, and in all orders of a mailbox within a day, that are not cancelled. It
 * is a rule of the sale and not a rate limit, so it cannot be switched off.
 */
@Injectable()
export class MostPerOrder implements Claim {
  readonly name = 'most per order';

  take(tx: Tx, { id, items, customerEmail }: ClaimedOrder): Promise<void> {
    return this.assertWithin(tx, items, customerEmail, id);
  }

  /** A cancelled order does not count. */
  async release(): Promise<void> {}

  /**
   * Throws 409 MOST_PER_ORDER. Of two orders of one mailbox, the second waits here until it sees the first. Nothing is read for items
   * without a limit. `orderId` is the order of the items if it is written already.
   */
  async assertWithin(tx: Tx, items: readonly LimitedItem[], email: string, orderId: string | null = null): Promise<void> {
    const limited = limitedProducts(items);
    if (limited.length === 0) return;
    const tooMany = limited.find(({ quantity, mostPerOrder: most }) => quantity > most);
    if (tooMany) throw mostPerOrder(tooMany);
    const [, ordered] = await pipelined(
      lockName(tx, `most per order ${mailboxOf(email)}`),
      ORDERED_TODAY.rows(
        tx,
        email,
        limited.map(({ productId }) => productId),
        orderId,
      ),
    );
    const before = new Map(ordered.map(({ productId, pieces }) => [productId, pieces]));
    const beyond = limited.find(({ productId, quantity, mostPerOrder: most }) => quantity + (before.get(productId) ?? 0) > most);
    if (beyond) throw mostPerDay(beyond);
  }
}

/** The products with a limit, each with the pieces of all its sizes. */
function limitedProducts(items: readonly LimitedItem[]): (LimitedItem & { mostPerOrder: number })[] {
  const products = new Map<string, LimitedItem & { mostPerOrder: number }>();
  for (const { productId, name, quantity, mostPerOrder: most } of items) {
    if (most == null) continue;
    const sum = quantity + (products.get(productId)?.quantity ?? 0);
    products.set(productId, { productId, name, quantity: sum, mostPerOrder: most });
  }
  return [...products.values()];
}
