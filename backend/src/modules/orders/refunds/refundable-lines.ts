import { type Book, partBalances, withPostings } from '../book/book.js';
import type { StoredBook } from '../book/order-book.queries.js';
import { withRequested } from '../book/preview.js';
import { sell, soldParts } from '../book/sell.js';
import { itemName } from '../item-name.js';

/** What can still be refunded of a line of an order as it was sold, in cents. */
export interface LineLeft {
  itemId: string;
  /** "Dawn Hoodie, M". */
  name: string;
  quantity: number;
  /** What its goods cost. */
  totalCents: number;
  /** What is left of them, without tax. */
  netCents: number;
  /** What is left of their tax. */
  taxCents: number;
  /** Its artist gets a part of it. */
  hasShare: boolean;
}

/** The lines of an order that never became paid are those that it would have sold. */
function soldBook({ lines, charges, ...book }: StoredBook): Book {
  if (partBalances(book).length > 0) return book;
  return withPostings(book, sell(soldParts(lines, charges), 0));
}

/** What is left of each line when all requested refunds are done. */
export function refundableLines(book: StoredBook): LineLeft[] {
  const parts = partBalances(withRequested(soldBook(book)));
  return book.lines.map(({ itemId, productName, variantLabel, quantity, shareBps }) => {
    const ofItem = parts.filter((part) => part.itemId === itemId);
    const goods = ofItem.find(({ kind }) => kind === 'goods');
    const taxCents = ofItem.reduce((sum, { kind, balance }) => sum + (kind === 'tax' ? balance : 0), 0);
    const left = { totalCents: goods?.cents ?? 0, netCents: Math.max(0, goods?.balance ?? 0), taxCents: Math.max(0, taxCents) };
    return { itemId, name: itemName(productName, variantLabel), quantity, ...left, hasShare: (shareBps ?? 0) > 0 };
  });
}
