import {
  beyondCents,
  type Book,
  type BookRefund,
  centsOf,
  isGivenBack,
  partBalances,
  keyOf,
  type PartBalance,
  type Part,
  type Posting,
  sumOf,
  withPostings,
} from './book.js';
import { divide } from './divide.js';

const namesParts = ({ lines, shippingCents }: BookRefund): boolean => lines.length > 0 || shippingCents > 0;

/** A refund that names its parts or that the shop bears has them for good; all others are divided together, whatever their steps. */
const isFixed = (refund: BookRefund): boolean => namesParts(refund) || refund.borneByShop;

const fixedIds = ({ refunds }: Book): Set<string | null> => new Set(refunds.filter(isFixed).map(({ id }) => id));

const isRunning = (book: Book): ((posting: Posting) => boolean) => {
  const fixed = fixedIds(book);
  return ({ refundId }) => !fixed.has(refundId);
};

const BEYOND: Omit<Part, 'cents'> = { kind: 'beyond', itemId: null, chargeId: null };

/** Rows of amounts that are given back, above 0, or that failed and are the order's again, below 0. */
const rowsOf = (given: readonly Part[], refund?: Pick<BookRefund, 'id' | 'borneByShop'>): Posting[] =>
  given
    .filter(({ cents }) => cents !== 0)
    .map(({ cents, ...part }) => ({
      ...part,
      cents: -cents,
      cause: cents > 0 ? ('refund' as const) : ('failure' as const),
      refundId: refund?.id ?? null,
      borneByShop: refund?.borneByShop ?? false,
    }));

const withAmounts = (parts: readonly PartBalance[], amounts: readonly number[], beyond: number): Part[] => [
  { ...BEYOND, cents: beyond },
  ...parts.map(({ kind, itemId, chargeId }, place) => ({ kind, itemId, chargeId, cents: amounts[place] ?? 0 })),
];

/** What running refunds have got of each part since the last fixed one. */
function runningGiven(book: Book, parts: readonly PartBalance[]): number[] {
  const given = book.postings.filter(isGivenBack);
  const running = isRunning(book);
  const since = given.slice(given.findLastIndex((posting) => !running(posting)) + 1);
  return parts.map((part) => -centsOf(since.filter((posting) => keyOf(posting) === keyOf(part))));
}

/** A refund of an amount: money beyond the sale first, then all that running refunds have got is divided again, and the difference is written. */
export function refundAmount(book: Book, cents: number, refund?: BookRefund): Posting[] {
  const parts = partBalances(book);
  const balances = parts.map((part) => part.balance);
  const running = runningGiven(book, parts);
  const beyond = Math.max(Math.min(cents, Math.max(0, beyondCents(book))), cents - sumOf(balances));
  const got = sumOf(running) > 0 ? running : running.map(() => 0);
  const target = divide(
    sumOf(got) + cents - beyond,
    balances.map((rest, place) => rest + (got[place] ?? 0)),
  );
  const amounts = target.map((amount, place) => amount - (got[place] ?? 0));
  return rowsOf(withAmounts(parts, amounts, beyond), refund);
}

/** The tax that goes back with `cents` of a line, or of shipping; all that is left of it with the last cent of them. */
export const taxOf = (cents: number, left: { netCents: number; taxCents: number }): number =>
  left.netCents === 0 ? 0 : Number((BigInt(cents) * BigInt(left.taxCents)) / BigInt(left.netCents));

/** What staff named of a part, without tax. An order has one charge for shipping. */
function namedCents({ lines, shippingCents }: BookRefund, { kind, itemId }: Part): number {
  if (kind === 'shipping') return shippingCents;
  return kind === 'goods' ? (lines.find((line) => line.itemId === itemId)?.cents ?? 0) : 0;
}

/**
 * The goods and the shipping that staff named, with their part of the tax: that of a line, or that of no line, which is of the shipping.
 * What a part cannot hold any more is divided like the rest.
 */
export function refundFixed(book: Book, refund: BookRefund): Posting[] {
  const parts = partBalances(book);
  const amounts = parts.map(() => 0);
  const take = (place: number, cents: number): number => {
    amounts[place] = (amounts[place] ?? 0) + cents;
    return cents;
  };
  let rest = refund.cents;
  for (const [place, named] of parts.entries()) {
    const net = Math.min(namedCents(refund, named), named.balance, rest);
    rest -= take(place, net);
    const taxes = parts.map((part) => (part.kind === 'tax' && part.itemId === named.itemId ? part.balance : 0));
    const tax = Math.min(taxOf(net, { netCents: named.balance, taxCents: sumOf(taxes) }), rest);
    for (const [taxed, cents] of divide(tax, taxes).entries()) rest -= take(taxed, cents);
  }
  const left = parts.map(({ balance }, place) => balance - (amounts[place] ?? 0));
  const ofBeyond = namesParts(refund) ? 0 : Math.min(rest, Math.max(0, beyondCents(book)));
  const beyond = Math.max(ofBeyond, rest - sumOf(left));
  for (const [place, cents] of divide(rest - beyond, left).entries()) take(place, cents);
  return rowsOf(withAmounts(parts, amounts, beyond), refund);
}

export const refund = (book: Book, one: BookRefund): Posting[] =>
  isFixed(one) ? refundFixed(book, one) : refundAmount(book, one.cents, one);

/** Takes back what running refunds have got, the newest first. The rows may hold less than `cents`. */
function lowerRunning(book: Book, cents: number): Posting[] {
  const parts = partBalances(book);
  const given = book.postings.filter(isGivenBack).filter(isRunning(book));
  const everGiven = (key: string): number => -centsOf(given.filter((posting) => keyOf(posting) === key));
  const beyond = Math.min(cents, Math.max(0, everGiven(keyOf(BEYOND))));
  const running = runningGiven(book, parts);
  const recent = Math.min(cents - beyond, Math.max(0, sumOf(running)));
  const until = divide(
    sumOf(running) - recent,
    parts.map(({ balance }, place) => balance + (running[place] ?? 0)),
  );
  const lowered = until.map((amount, place) => (recent > 0 ? amount - (running[place] ?? 0) : 0));
  const ever = parts.map((part, place) => Math.max(0, (lowered[place] ?? 0) + everGiven(keyOf(part))));
  const older = divide(Math.min(cents - beyond - recent, sumOf(ever)), ever);
  const amounts = lowered.map((amount, place) => amount - (older[place] ?? 0));
  return rowsOf(withAmounts(parts, amounts, -beyond));
}

/** What the fixed refunds of these states have of each part, by refund. */
function fixedGiven({ postings, refunds }: Book, isOf: (refund: BookRefund) => boolean): { refund: BookRefund; part: Part }[] {
  return refunds
    .filter((one) => isFixed(one) && isOf(one))
    .flatMap((one) => {
      const parts = new Map<string, Part>();
      for (const posting of postings.filter(({ refundId }) => refundId === one.id)) {
        const { kind, itemId, chargeId } = posting;
        const earlier = parts.get(keyOf(posting))?.cents ?? 0;
        parts.set(keyOf(posting), { kind, itemId, chargeId, cents: earlier - posting.cents });
      }
      return [...parts.values()].map((part) => ({ refund: one, part }));
    });
}

/** Fixed refunds that failed are taken back as they were. */
const fail = (book: Book): Posting[] =>
  fixedGiven(book, ({ status }) => status === 'failed').flatMap(({ refund: one, part }) =>
    rowsOf([{ ...part, cents: -part.cents }], one),
  );

/** What is more than all running refunds is taken from fixed ones, part by part; from those that are done first. */
function lowerFixed(book: Book, cents: number): Posting[] {
  const given = (['done', 'requested'] as const).flatMap((status) => fixedGiven(book, (one) => one.status === status));
  const amounts = given.map(({ part }) => part.cents);
  const lowered = divide(Math.min(cents, sumOf(amounts)), amounts);
  return given.flatMap(({ refund: one, part }, place) => rowsOf([{ ...part, cents: -(lowered[place] ?? 0) }], one));
}

/** The refunds that explain the amount: those without a row that fit into it, done ones first, each the oldest first. */
function explained({ postings, refunds }: Book, cents: number): BookRefund[] {
  const posted = new Set(postings.map(({ refundId }) => refundId));
  let rest = cents;
  return (['done', 'requested'] as const).flatMap((status) =>
    refunds.filter((one) => {
      if (one.status !== status || posted.has(one.id) || one.cents > rest) return false;
      rest -= one.cents;
      return true;
    }),
  );
}

/**
 * The refunded amount of the order changes by `cents`, below 0 when refunds failed at the bank. The rows are of the refunds that explain
 * it; the rest, from the provider's dashboard, is of none. They add up to the change.
 */
export function changeRefunded(book: Book, cents: number): Posting[] {
  const written: Posting[] = [];
  const now = (): Book => withPostings(book, written);
  const failed = fail(book);
  let rest = cents + centsOf(failed);
  if (rest < 0) written.push(...lowerRunning(book, -rest));
  const left = -rest - centsOf(written);
  written.push(...failed);
  if (left > 0) written.push(...lowerFixed(now(), left));
  const found = explained(now(), rest);
  for (const one of [...found.filter(isFixed), ...found.filter((other) => !isFixed(other))]) {
    rest -= one.cents;
    written.push(...refund(now(), one));
  }
  if (rest > 0) written.push(...refundAmount(now(), rest));
  return written;
}
