import { booked, type BookedOrder, refundOf, storedBook } from '#test/support/builders/stored-book.js';
import { beyondCents, type BookRefund, centsOf, isGivenBack, partBalances, type Posting } from './book.js';
import { changeRefunded, refund, taxOf } from './give-back.js';

/** 20.00 and 13.33, shipping 6.00, taxes 1.20 and 0.80: 41.33. */
const CHARGED: BookedOrder = { lines: { hoodie: 2_000, cap: 1_333 }, taxes: { hoodie: 120, cap: 80 }, shippingCents: 600 };
const LINE = (itemId: string, cents: number): BookRefund['lines'] => [{ itemId, cents }];

type Change = number | { cents: number; refunds: BookRefund[] };

/** The postings of changes of the refunded amount, one after the other; a change may come with other states of the refunds. */
function walk(order: BookedOrder, changes: readonly Change[]): { given: Record<string, number>; postings: Posting[] } {
  let book = storedBook(order);
  for (const change of changes) {
    const { cents, refunds } = typeof change === 'number' ? { cents: change, refunds: book.refunds } : change;
    const now = { ...book, refunds };
    const rows = changeRefunded(now, cents);
    expect(centsOf(rows)).toBe(-cents);
    book = booked(now, rows);
  }
  const given = Object.fromEntries(
    partBalances(book)
      .filter(({ cents, balance }) => cents !== balance)
      .map((part) => [part.chargeId ?? part.itemId, part.cents - part.balance]),
  );
  const beyond = -centsOf(book.postings.filter((row) => isGivenBack(row) && row.kind === 'beyond'));
  return { given: beyond === 0 ? given : { ...given, beyond }, postings: book.postings.filter(isGivenBack) };
}
const givenBy = (order: BookedOrder, ...changes: Change[]): Record<string, number> => walk(order, changes).given;

describe('a refund of an amount', () => {
  it('is divided among taxes, shipping and lines', () => {
    expect(givenBy(CHARGED, 1_000)).toEqual({ 'tax hoodie': 29, 'tax cap': 19, shipping: 145, hoodie: 484, cap: 323 });
  });

  it('leaves nothing with the rest, whatever the steps were', () => {
    const all = { 'tax hoodie': 120, 'tax cap': 80, shipping: 600, hoodie: 2_000, cap: 1_333 };
    expect(givenBy(CHARGED, 1_000, 1, 3_132)).toEqual(all);
    expect(givenBy(CHARGED, 4_133)).toEqual(all);
  });

  it('divides all that was refunded, so that small steps are no different from a large one', () => {
    expect(givenBy(CHARGED, ...Array.from({ length: 10 }, () => 100))).toEqual(givenBy(CHARGED, 1_000));
  });

  it('gives back first what arrived beyond the order', () => {
    expect(givenBy({ lines: { hoodie: 4_000 }, beyondCents: 500 }, 700)).toEqual({ hoodie: 200, beyond: 500 });
  });

  it('is beyond what the parts hold', () => {
    expect(givenBy({ lines: { hoodie: 100 } }, 103)).toEqual({ hoodie: 100, beyond: 3 });
    expect(givenBy({ lines: { hoodie: 100 }, isSold: false }, 30)).toEqual({ beyond: 30 });
  });

  it('that falls is taken back, the newest first', () => {
    expect(givenBy(CHARGED, 1_000, 2_000, -2_000)).toEqual(givenBy(CHARGED, 1_000));
    expect(givenBy({ lines: { hoodie: 4_000 }, beyondCents: 500 }, 700, -600)).toEqual({ hoodie: 100 });
    expect(givenBy(CHARGED, 4_133, -4_133)).toEqual({});
  });
});

describe('a refund that names lines', () => {
  const torn = refundOf({ id: 'torn', cents: 1_060, lines: LINE('hoodie', 1_000) });

  it('takes the goods and their part of the tax, and nothing else', () => {
    expect(givenBy(CHARGED, { cents: 1_060, refunds: [torn] })).toEqual({ 'tax hoodie': 60, hoodie: 1_000 });
  });

  it('stays where it is while amounts are refunded and fall', () => {
    const refunds = [torn];
    expect(givenBy(CHARGED, { cents: 1_060, refunds }, 500, -500)).toEqual({ 'tax hoodie': 60, hoodie: 1_000 });
    expect(givenBy(CHARGED, 500, { cents: 1_060, refunds }, 2_573)).toEqual(givenBy(CHARGED, 4_133));
  });

  it('divides what its lines cannot hold any more among the rest', () => {
    const large = refundOf({ id: 'large', cents: 700, lines: LINE('hoodie', 500) });
    const order = { lines: { hoodie: 500 }, shippingCents: 300 };
    expect(givenBy(order, { cents: 700, refunds: [large] })).toEqual({ shipping: 200, hoodie: 500 });
  });

  it('takes no more than its amount, the first line first', () => {
    const lines = [...LINE('hoodie', 400), ...LINE('cap', 400)];
    const small = refundOf({ cents: 600, lines });
    expect(givenBy({ lines: { hoodie: 500, cap: 500 } }, { cents: 600, refunds: [small] })).toEqual({ hoodie: 400, cap: 200 });
  });

  it('has the tax of its own line only, of each authority by its size', () => {
    const book = storedBook({ lines: { hoodie: 500, cap: 500 }, taxes: { hoodie: 31, cap: 9 } });
    const second = { kind: 'tax' as const, itemId: 'hoodie', chargeId: 'tax of a city', cents: 2 };
    const row: Posting = { ...second, cause: 'payment', refundId: null, borneByShop: false };
    const rows = refund(booked(book, [row]), refundOf({ cents: 266, lines: LINE('hoodie', 250) }));
    expect(rows.map((posting) => [posting.chargeId ?? posting.itemId, -posting.cents])).toEqual([
      ['tax hoodie', 15],
      ['tax of a city', 1],
      ['hoodie', 250],
    ]);
  });

  it('does not touch money beyond the order', () => {
    const order = { lines: { hoodie: 500 }, beyondCents: 50 };
    expect(givenBy(order, { cents: 100, refunds: [refundOf({ cents: 100, lines: LINE('hoodie', 100) })] })).toEqual({
      hoodie: 100,
    });
  });

  it('that failed is taken back as it was, also after others', () => {
    const failed = { ...torn, status: 'failed' as const };
    expect(givenBy(CHARGED, { cents: 1_060, refunds: [torn] }, { cents: -1_060, refunds: [failed] })).toEqual({});
    const later = givenBy(CHARGED, { cents: 1_060, refunds: [torn] }, 1_000, { cents: -1_060, refunds: [failed] });
    expect(Object.values(later).reduce((sum, cents) => sum + cents, 0)).toBe(1_000);
    expect(later).toMatchObject({ hoodie: 326, cap: 434 });
  });

  it('keeps its rows when an amount falls, as long as running refunds hold it; then it is lowered by its size', () => {
    const refunds = [torn];
    expect(givenBy(CHARGED, { cents: 1_060, refunds }, 100, -630)).toEqual({ 'tax hoodie': 30, hoodie: 500 });
  });
});

describe('a refund that the shop bears', () => {
  const goodwill = refundOf({ id: 'goodwill', cents: 60, borneByShop: true });

  it('says so in each row, gives back money beyond the order first, and is divided among the rest', () => {
    const { given, postings } = walk({ lines: { hoodie: 500 }, beyondCents: 50 }, [{ cents: 60, refunds: [goodwill] }]);
    expect(given).toEqual({ hoodie: 10, beyond: 50 });
    expect(postings.map(({ borneByShop, refundId, cause }) => [borneByShop, refundId, cause])).toEqual([
      [true, 'goodwill', 'refund'],
      [true, 'goodwill', 'refund'],
    ]);
  });

  it('is not divided again by later ones', () => {
    const order = { lines: { hoodie: 500, cap: 500 } };
    expect(givenBy(order, 100, { cents: 60, refunds: [goodwill] }, 100)).toEqual({ hoodie: 130, cap: 130 });
  });
});

describe('a change of the refunded amount', () => {
  const one = refundOf({ id: 'one', cents: 300, lines: LINE('hoodie', 300) });
  const two = refundOf({ id: 'two', cents: 200, lines: LINE('cap', 200), status: 'requested' });
  const order = { lines: { hoodie: 500, cap: 500 } };
  const refundIds = (...changes: Change[]) => walk(order, changes).postings.map(({ refundId }) => refundId);

  it('is of the refunds that explain it: done ones first, then requested ones that fit, then of none', () => {
    expect(refundIds({ cents: 500, refunds: [two, one] })).toEqual(['one', 'two']);
    expect(refundIds({ cents: 300, refunds: [two, one] })).toEqual(['one']);
    expect(refundIds({ cents: 200, refunds: [two, one] })).toEqual(['two']);
    expect(refundIds({ cents: 199, refunds: [two, one] })).toEqual([null, null]);
    expect(refundIds({ cents: 310, refunds: [two, one] })).toEqual(['one', null, null]);
  });

  it('never counts a refund twice, and none that failed', () => {
    expect(refundIds({ cents: 300, refunds: [one] }, 300)).toEqual(['one', null, null]);
    expect(refundIds({ cents: 300, refunds: [{ ...one, status: 'failed' }] })).toEqual([null, null]);
  });

  it('takes refunds by line before amounts of the same change', () => {
    const amount = refundOf({ id: 'amount', cents: 500 });
    expect(walk(order, [{ cents: 800, refunds: [amount, one] }]).postings.map(({ refundId, kind }) => [refundId, kind])).toEqual([
      ['one', 'goods'],
      ['amount', 'goods'],
      ['amount', 'goods'],
    ]);
  });

  it('that falls below what failed lowers what is done before what is requested', () => {
    const refunds = [two, one];
    const { given, postings } = walk(order, [{ cents: 500, refunds }, -250]);
    expect(given).toEqual({ hoodie: 150, cap: 100 });
    expect(postings.slice(2).map(({ refundId, cause }) => [refundId, cause])).toEqual([
      ['one', 'failure'],
      ['two', 'failure'],
    ]);
  });
});

it('the tax of a part of a line is whole with the last cent of it', () => {
  expect([taxOf(1_000, { netCents: 2_000, taxCents: 121 }), taxOf(2_000, { netCents: 2_000, taxCents: 121 })]).toEqual([60, 121]);
  expect(taxOf(10, { netCents: 0, taxCents: 5 })).toBe(0);
});

it('money beyond the order is what arrived and was not given back', () => {
  expect(beyondCents(storedBook({ lines: { hoodie: 500 }, beyondCents: 50 }))).toBe(50);
});
