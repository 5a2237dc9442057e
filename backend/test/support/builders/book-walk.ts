import { type BookRefund, centsOf, isGivenBack, partBalances, type Posting } from '#modules/orders/book/book.js';
import { changeRefunded } from '#modules/orders/book/give-back.js';
import { booked, type BookedOrder, storedBook } from './stored-book.js';

/** Cents that the refunded amount of an order changes by; a change may come with other states of the refunds. */
export type BookChange = number | { cents: number; refunds: BookRefund[] };

interface WalkedBook {
  /** Cents that each part has given back, parts of 0 left out; by item, charge or "beyond". */
  given: Record<string, number>;
  /** The rows of the changes. */
  postings: Posting[];
  /** The rows of the last change: "torn tax hoodie 60" is of the refund `torn`, "- cap -20" of none. */
  last: string[];
}

/** Changes of the refunded amount of an order that was paid at once, one after the other. */
export function walkBook(order: BookedOrder, changes: readonly BookChange[]): WalkedBook {
  let book = storedBook(order);
  let last: Posting[] = [];
  for (const change of changes) {
    const { cents, refunds } = typeof change === 'number' ? { cents: change, refunds: book.refunds } : change;
    const now = { ...book, refunds };
    last = changeRefunded(now, cents);
    expect(centsOf(last)).toBe(-cents);
    book = booked(now, last);
  }
  const given = Object.fromEntries(
    partBalances(book)
      .filter(({ cents, balance }) => cents !== balance)
      .map((part) => [part.chargeId ?? part.itemId, part.cents - part.balance]),
  );
  const beyond = -centsOf(book.postings.filter((row) => isGivenBack(row) && row.kind === 'beyond'));
  return {
    given: beyond === 0 ? given : { ...given, beyond },
    postings: book.postings.filter(isGivenBack),
    last: last.map((row) => `${row.refundId ?? '-'} ${row.chargeId ?? row.itemId ?? row.kind} ${-row.cents}`),
  };
}
