import { beyondCents, centsOf, isGivenBack, keyOf, partBalances, type Posting, sumOf, withPostings } from './book.js';

const row = (over: Partial<Posting>): Posting => ({
  kind: 'goods',
  itemId: 'hoodie',
  chargeId: null,
  cents: 0,
  cause: 'payment',
  refundId: null,
  borneByShop: false,
  ...over,
});
const goods = (itemId: string, cents: number, cause: Posting['cause'] = 'payment'): Posting => row({ itemId, cents, cause });
const charge = (kind: Posting['kind'], cents: number, over: Partial<Posting> = {}): Posting =>
  row({ kind, itemId: null, chargeId: kind, cents, ...over });
const beyond = (cents: number, cause: Posting['cause'] = 'payment'): Posting =>
  row({ kind: 'beyond', itemId: null, cents, cause });
const bookOf = (...postings: Posting[]) => ({ postings, refunds: [] });
const balances = (...postings: Posting[]) =>
  partBalances(bookOf(...postings)).map(({ kind, itemId, chargeId, cents, balance }) => [
    kind,
    itemId ?? chargeId,
    cents,
    balance,
  ]);

describe('what an order has of a part', () => {
  it('is what its payments brought less what refunds gave back, and its value is what the payments brought', () => {
    expect(balances(goods('hoodie', 500), goods('hoodie', -200, 'refund'), goods('hoodie', 50, 'failure'))).toEqual([
      ['goods', 'hoodie', 500, 350],
    ]);
  });

  it('is nothing of a payment that was undone, which lowers the value too', () => {
    expect(balances(goods('hoodie', 500), goods('hoodie', -500, 'undo'), goods('hoodie', 480))).toEqual([
      ['goods', 'hoodie', 480, 480],
    ]);
  });

  it('is listed as taxes, fees, shipping and lines, each in the order of their sale; neither credit nor money beyond it', () => {
    const sold = [goods('hoodie', 500), goods('cap', 300), charge('shipping', 60), charge('fee', 5), charge('tax', 40)];
    expect(balances(...sold, charge('credit', -100), beyond(20))).toEqual([
      ['tax', 'tax', 40, 40],
      ['fee', 'fee', 5, 5],
      ['shipping', 'shipping', 60, 60],
      ['goods', 'hoodie', 500, 500],
      ['goods', 'cap', 300, 300],
    ]);
  });

  it('is apart for two taxes of one line, and for a line and its tax', () => {
    const taxes = ['state', 'city'].map((chargeId, place) => charge('tax', 30 + place, { itemId: 'hoodie', chargeId }));
    const parts = partBalances(bookOf(...taxes, goods('hoodie', 500)));
    expect(parts).toEqual([
      { kind: 'tax', itemId: 'hoodie', chargeId: 'state', cents: 30, balance: 30 },
      { kind: 'tax', itemId: 'hoodie', chargeId: 'city', cents: 31, balance: 31 },
      { kind: 'goods', itemId: 'hoodie', chargeId: null, cents: 500, balance: 500 },
    ]);
  });
});

it('a part is named by its charge, else by its line, else by its kind', () => {
  expect([charge('tax', 1, { itemId: 'hoodie' }), goods('hoodie', 1), beyond(1)].map(keyOf)).toEqual(['tax', 'hoodie', 'beyond']);
});

it('refunds and failed ones are given back, payments and undone ones are not', () => {
  expect((['payment', 'undo', 'refund', 'failure'] as const).map((cause) => isGivenBack({ cause }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('money beyond the sale is what arrived of it less what went back', () => {
  expect(beyondCents(bookOf(goods('hoodie', 500), beyond(70), beyond(-20, 'refund'), beyond(5, 'failure')))).toBe(55);
  expect(beyondCents(bookOf(goods('hoodie', 500)))).toBe(0);
});

it('sums are of nothing 0', () => {
  expect([sumOf([]), sumOf([3, -1]), centsOf([]), centsOf([goods('hoodie', 3), beyond(4)])]).toEqual([0, 2, 0, 7]);
});

it('more rows come after those of before, and leave the book as it was', () => {
  const book = bookOf(goods('hoodie', 500));
  expect(withPostings(book, [beyond(1)])).toEqual(bookOf(goods('hoodie', 500), beyond(1)));
  expect(book.postings).toHaveLength(1);
});
