import { type Book, type PartBalance, partBalances, sumOf, withPostings } from '../book/book.js';
import type { StoredBook } from '../book/order-book.queries.js';
import { withRequested } from '../book/preview.js';
import { sell, soldParts } from '../book/sell.js';
import type { PartKind } from '../entities/order-posting.entity.js';
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

/** The parts when all requested refunds are done. */
const partsLeft = (book: StoredBook): PartBalance[] => partBalances(withRequested(soldBook(book)));

const leftOf = (parts: readonly PartBalance[], ofKind: PartKind): number =>
  Math.max(0, sumOf(parts.filter(({ kind }) => kind === ofKind).map(({ balance }) => balance)));

/** What is left of each line when all requested refunds are done. */
export function refundableLines(book: StoredBook): LineLeft[] {
  const parts = partsLeft(book);
  return book.lines.map(({ itemId, productName, variantLabel, quantity, shareBps }) => {
    const ofItem = parts.filter((part) => part.itemId === itemId);
    const totalCents = ofItem.find(({ kind }) => kind === 'goods')?.cents ?? 0;
    const left = { totalCents, netCents: leftOf(ofItem, 'goods'), taxCents: leftOf(ofItem, 'tax') };
    return { itemId, name: itemName(productName, variantLabel), quantity, ...left, hasShare: (shareBps ?? 0) > 0 };
  });
}

/** What is left of the shipping, without its tax, and of that tax. */
export function refundableShipping(book: StoredBook): Pick<LineLeft, 'netCents' | 'taxCents'> {
  const ofNoLine = partsLeft(book).filter(({ itemId }) => itemId === null);
  return { netCents: leftOf(ofNoLine, 'shipping'), taxCents: leftOf(ofNoLine, 'tax') };
}
