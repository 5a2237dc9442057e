import { type BookChange as Change, walkBook as walk } from '#test/support/builders/book-walk.js';
import { booked, type BookedOrder, refundOf, storedBook } from '#test/support/builders/stored-book.js';
import { type BookRefund, type Posting } from './book.js';
import { refund, taxOf } from './give-back.js';

/** 20.00 and 13.33, shipping 6.00, taxes 1.20 and 0.80: 41.33. */
const CHARGED: BookedOrder = { lines: { hoodie: 2_000, cap: 1_333 }, taxes: { hoodie: 120, cap: 80 }, shippingCents: 600 };
const LINE = (itemId: string, cents: number): BookRefund['lines'] => [{ itemId, cents }];

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
});

it('the tax of a part of a line is whole with the last cent of it', () => {
  expect([taxOf(1_000, { netCents: 2_000, taxCents: 121 }), taxOf(2_000, { netCents: 2_000, taxCents: 121 })]).toEqual([60, 121]);
  expect(taxOf(10, { netCents: 0, taxCents: 5 })).toBe(0);
});

describe('the rows of the last of some changes', () => {
  const two: BookedOrder = { lines: { hoodie: 500, cap: 500 } };
  const ofLine = (id: string, itemId: string, cents: number, goods = cents): BookRefund =>
    refundOf({ id, cents, lines: LINE(itemId, goods) });
  const [torn, a, b] = [ofLine('torn', 'hoodie', 1_060, 1_000), ofLine('a', 'hoodie', 300), ofLine('b', 'cap', 200)];
  const goodwill = refundOf({ id: 'goodwill', cents: 60, borneByShop: true });
  const done = (...refunds: BookRefund[]): Change => ({ cents: refunds.reduce((sum, { cents }) => sum + cents, 0), refunds });
  const fails = (cents: number, failed: BookRefund[], ...others: BookRefund[]): Change => ({
    cents,
    refunds: [...failed.map((one) => ({ ...one, status: 'failed' as const })), ...others],
  });
  const rows = (order: BookedOrder, ...changes: Change[]): string => walk(order, changes).last.join(', ');

  it('take amounts back from before a fixed one, and divide what comes then among what is left', () => {
    const back = '- tax hoodie -8, - tax cap -6, - shipping -43, - hoodie -145, - cap -98';
    expect(rows(CHARGED, 500, done(torn), -300)).toBe(back);
    const given = '- tax hoodie 1, - tax cap 3, - shipping 20, - hoodie 31, - cap 45';
    expect(rows(CHARGED, 500, done(torn), -300, 100)).toBe(given);
    expect(rows(two, 500, done(goodwill), 100, -400)).toBe('- hoodie -200, - cap -200');
    const more = '- tax hoodie -3, - tax cap -2, - shipping -14, - hoodie -49, - cap -32';
    expect(rows(CHARGED, 500, done(torn), -300, -100)).toBe(more);
    expect(rows(CHARGED, 500, done(torn), -300, 300, 100)).toBe(given);
  });

  it('hold no more than the refund and what is left, and are beyond the order last', () => {
    expect(rows({ ...two, beyondCents: 50 }, done(ofLine('x', 'hoodie', 520, 500)))).toBe('x hoodie 500, x cap 20');
    expect(rows({ lines: { hoodie: 500 } }, done(ofLine('x', 'hoodie', 503, 500)))).toBe('x beyond 3, x hoodie 500');
    expect(rows(CHARGED, done(ofLine('x', 'hoodie', 1_010, 1_000)))).toBe('x tax hoodie 10, x hoodie 1000');
    expect(rows(two, 100, done(ofLine('x', 'hoodie', 500)))).toBe('x hoodie 450, x cap 50');
    const tooMuch = done(ofLine('x', 'hoodie', 203, 100));
    expect(rows({ lines: { hoodie: 100, cap: 100 } }, tooMuch, -50, 20)).toBe('- hoodie 10, - cap 10');
  });

  it('take back what failed ones still have, beside what else falls or is given', () => {
    expect(rows(CHARGED, done(torn), -530, fails(-530, [torn]))).toBe('torn tax hoodie -30, torn hoodie -500');
    expect(rows(two, done(a, b), fails(-500, [a, b]))).toBe('a hoodie -300, b cap -200');
    expect(rows(two, done(a), fails(-100, [a], b))).toBe('a hoodie -300, b cap 200');
    expect(rows(two, done(a), 100, fails(-350, [a]))).toBe('- hoodie -14, - cap -36, a hoodie -300');
    expect(rows(two, done(a, b), fails(-350, [a], b))).toBe('a hoodie -300, b cap -50');
  });

  it('lower fixed ones last, done ones before requested ones', () => {
    const lowered = '- hoodie -5, - cap -5, goodwill beyond -25, goodwill hoodie -2, goodwill cap -3';
    expect(rows({ ...two, beyondCents: 50 }, done(goodwill), 10, -40)).toBe(lowered);
    expect(rows(two, done({ ...b, status: 'requested' }, a), -251)).toBe('a hoodie -150, b cap -101');
  });

  it('divide an amount that staff named together with the others', () => {
    const three = { lines: { hoodie: 100, cap: 100, tee: 100 } };
    expect(rows(three, done(refundOf({ id: 'x', cents: 100 })), 1)).toBe('- cap 1');
    expect(givenBy({ lines: { hoodie: 10, cap: 2 } }, ...Array.from({ length: 8 }, () => 1))).toEqual({ hoodie: 6, cap: 2 });
  });

  it('are of no refund, and of the artists, when the provider reports an amount', () => {
    const part = { kind: 'goods', itemId: 'hoodie', chargeId: null, cents: -100 };
    const row = { ...part, cause: 'refund', refundId: null, borneByShop: false };
    const { postings } = walk({ lines: { hoodie: 500 } }, [100, -40]);
    expect(postings).toEqual([row, { ...row, cause: 'failure', cents: 40 }]);
  });
});
