import type { PartKind, PostingCause } from '../entities/order-posting.entity.js';

/** A line, a charge, or neither. The item of a tax is the line that is taxed. */
export interface Part {
  kind: PartKind;
  itemId: string | null;
  chargeId: string | null;
  /** Whole cents. */
  cents: number;
}

/** One row of the book, in the order of writing: above 0 for money that the order earned, below 0 for money that it gave back. */
export interface Posting extends Part {
  cause: PostingCause;
  refundId: string | null;
  /** The artists keep their share of it. */
  borneByShop: boolean;
}

export interface BookRefund {
  /** Null for one that is only being previewed. */
  id: string | null;
  cents: number;
  status: 'requested' | 'done' | 'failed';
  borneByShop: boolean;
  /** The goods that staff named, without tax; empty for a refund of an amount. */
  lines: readonly { itemId: string; cents: number }[];
  /** The shipping that staff named, without tax. */
  shippingCents: number;
}

/** The money of one order. Refunds are listed oldest first. */
export interface Book {
  postings: readonly Posting[];
  refunds: readonly BookRefund[];
}

/** A part with its value when the order was sold, in `cents`, and what the order still has of it. */
export interface PartBalance extends Part {
  balance: number;
}

/** Refunds of amounts are divided among these, in this order. */
const REFUNDED_KINDS: readonly PartKind[] = ['tax', 'fee', 'shipping', 'goods'];

export const sumOf = (values: readonly number[]): number => values.reduce((sum, cents) => sum + cents, 0);
export const centsOf = (rows: readonly { cents: number }[]): number => sumOf(rows.map(({ cents }) => cents));
export const isGivenBack = ({ cause }: Pick<Posting, 'cause'>): boolean => cause === 'refund' || cause === 'failure';
export const keyOf = ({ chargeId, itemId, kind }: Omit<Part, 'cents'>): string => chargeId ?? itemId ?? kind;

export const withPostings = (book: Book, postings: readonly Posting[]): Book => ({
  ...book,
  postings: [...book.postings, ...postings],
});

/** The parts that refunds are divided among: taxes, fees, shipping, lines, each in the order in which it was sold. */
export function partBalances({ postings }: Book): PartBalance[] {
  const parts = new Map<string, PartBalance>();
  for (const posting of postings) {
    const { kind, itemId, chargeId, cents } = posting;
    const part = parts.get(keyOf(posting)) ?? { kind, itemId, chargeId, cents: 0, balance: 0 };
    const sold = isGivenBack(posting) ? 0 : cents;
    parts.set(keyOf(posting), { ...part, cents: part.cents + sold, balance: part.balance + cents });
  }
  return REFUNDED_KINDS.flatMap((kind) => [...parts.values()].filter((part) => part.kind === kind));
}

/** Money that is of no sale and was not given back; below 0 while more was given back than arrived beyond the sale. */
export const beyondCents = ({ postings }: Book): number => centsOf(postings.filter(({ kind }) => kind === 'beyond'));
