import { type Book, centsOf, keyOf, type Part, type Posting } from './book.js';

export interface SoldLine {
  itemId: string;
  /** Its pieces less its discounts, without tax. */
  netCents: number;
}

export interface SoldCharge {
  id: string;
  kind: 'tax' | 'fee' | 'shipping' | 'discount' | 'credit';
  itemId: string | null;
  cents: number;
}

/** What is sold, in the order in which refunds are divided: taxes, fees, shipping, lines; then credit, which pays a part of them. */
export function soldParts(lines: readonly SoldLine[], charges: readonly SoldCharge[]): Part[] {
  const ofKind = (kind: 'tax' | 'fee' | 'shipping' | 'credit'): Part[] =>
    charges
      .filter((charge) => charge.kind === kind)
      .map(({ id, itemId, cents }) => ({ kind, itemId: kind === 'tax' ? itemId : null, chargeId: id, cents }));
  const goods = lines.map(({ itemId, netCents }): Part => ({ kind: 'goods', itemId, chargeId: null, cents: netCents }));
  const shipping = less(ofKind('shipping'), charges);
  return [...ofKind('tax'), ...ofKind('fee'), ...shipping, ...goods, ...ofKind('credit')];
}

/** Discounts that name no line are of the shipping. */
function less(shipping: readonly Part[], charges: readonly SoldCharge[]): Part[] {
  let discount = -centsOf(charges.filter(({ kind, itemId }) => kind === 'discount' && itemId === null));
  return shipping.map((part) => {
    const cents = Math.max(0, part.cents - discount);
    discount -= part.cents - cents;
    return { ...part, cents };
  });
}

const BEYOND = { kind: 'beyond', itemId: null, chargeId: null } as const;

/** A line that costs nothing is sold, too. */
const postingsOf = (cause: 'payment' | 'undo', parts: readonly Part[]): Posting[] =>
  parts
    .filter(({ kind, cents }) => cents !== 0 || kind === 'goods')
    .map((part) => ({ ...part, cause, refundId: null, borneByShop: false }));

/** A part of the price has arrived, or more than it: of no line until the order is sold. */
export const receive = (arrivedCents: number): Posting[] => postingsOf('payment', [{ ...BEYOND, cents: arrivedCents }]);

/** The order became paid by what arrived now. What had arrived before counts for its parts from now on; what is too much is beyond. */
export const sell = (parts: readonly Part[], arrivedCents: number): Posting[] =>
  postingsOf('payment', [...parts, { ...BEYOND, cents: arrivedCents - centsOf(parts) }]);

/** The latest part of a price is taken back. */
export const unreceive = (cents: number): Posting[] => postingsOf('undo', [{ ...BEYOND, cents: -cents }]);

/** The payment that sold the order is taken back: nothing is sold any more, and what else had arrived is beyond again. */
export function unsell({ postings }: Book, cents: number): Posting[] {
  const sold = new Map<string, Part>();
  for (const posting of postings.filter(({ kind }) => kind !== 'beyond')) {
    const { kind, itemId, chargeId } = posting;
    const earlier = sold.get(keyOf(posting))?.cents ?? 0;
    sold.set(keyOf(posting), { kind, itemId, chargeId, cents: earlier - posting.cents });
  }
  const parts = [...sold.values()];
  return postingsOf('undo', [...parts, { ...BEYOND, cents: -cents - centsOf(parts) }]);
}
