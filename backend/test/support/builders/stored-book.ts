import type { BookRefund, Posting } from '#modules/orders/book/book.js';
import type { StoredBook } from '#modules/orders/book/order-book.queries.js';
import { sell, type SoldCharge, soldParts } from '#modules/orders/book/sell.js';

export interface BookedOrder {
  /** Cents of the goods by item. */
  lines: Readonly<Record<string, number>>;
  /** Cents of the tax by the item that is taxed. */
  taxes?: Readonly<Record<string, number>>;
  shippingCents?: number;
  /** The tax on it. */
  shippingTaxCents?: number;
  feeCents?: number;
  /** What arrived beyond the order. */
  beyondCents?: number;
  /** Basis points by item. */
  shares?: Readonly<Record<string, number>>;
  refunds?: readonly BookRefund[];
  /** False: nothing has arrived. */
  isSold?: boolean;
}

const charge = (kind: SoldCharge['kind'], itemId: string | null, cents: number): StoredBook['charges'][number] => ({
  id: `${kind} ${itemId ?? ''}`.trim(),
  kind,
  itemId,
  cents,
  label: kind === 'shipping' ? 'Standard' : `Sales ${kind}`,
});

/** A refund of staff; by default of an amount, and done. */
export const refundOf = (over: Partial<BookRefund> & { cents: number }): BookRefund => ({
  id: `refund of ${over.cents}`,
  status: 'done',
  borneByShop: false,
  lines: [],
  shippingCents: 0,
  ...over,
});

/** The book of an order that was paid at once. Ids of items are their names; those of charges are "tax hoodie", "shipping", "fee". */
export function storedBook(order: BookedOrder): StoredBook {
  const {
    lines,
    taxes = {},
    shippingCents = 0,
    shippingTaxCents = 0,
    feeCents = 0,
    beyondCents = 0,
    shares = {},
    refunds = [],
    isSold = true,
  } = order;
  const charges = [
    ...Object.entries(taxes).map(([itemId, cents]) => charge('tax', itemId, cents)),
    ...(shippingTaxCents > 0 ? [charge('tax', null, shippingTaxCents)] : []),
    ...(feeCents > 0 ? [charge('fee', null, feeCents)] : []),
    ...(shippingCents > 0 ? [charge('shipping', null, shippingCents)] : []),
  ];
  const goods = Object.entries(lines).map(([itemId, netCents]) => ({
    itemId,
    netCents,
    productName: itemId,
    variantLabel: null,
    quantity: 1,
    artistId: Object.hasOwn(shares, itemId) ? `artist of ${itemId}` : null,
    artistName: Object.hasOwn(shares, itemId) ? `Artist of ${itemId}` : null,
    shareBps: shares[itemId] ?? null,
  }));
  const totalCents = [...goods.map(({ netCents }) => netCents), ...charges.map(({ cents }) => cents)].reduce((a, b) => a + b, 0);
  const receivedCents = isSold ? totalCents + beyondCents : 0;
  const postings = isSold ? sell(soldParts(goods, charges), receivedCents) : [];
  const sums = { totalCents, receivedCents, paidCents: receivedCents, refundedCents: 0, overpaidCents: 0 };
  const amounts = { ...sums, dueCents: isSold ? 0 : totalCents };
  return { ...amounts, postings, refunds: [...refunds], lines: goods, charges };
}

/** The book with more rows. */
export const booked = (book: StoredBook, postings: readonly Posting[]): StoredBook => ({
  ...book,
  postings: [...book.postings, ...postings],
});
