import type { Posting } from '../book/book.js';
import { borneCents, shareOf } from './share-of.js';

const CASES: [cents: number, shareBps: number, share: number][] = [
  [8_260, 3_750, 3_098],
  [6_400, 5_000, 3_200],
  [1, 5_000, 1],
  [1, 4_999, 0],
  [3, 5_000, 2],
  [0, 10_000, 0],
  [4_800, 0, 0],
  [4_800, 10_000, 4_800],
  [4_800, 1, 0],
  [5_000, 1, 1],
  [9_999_999_999, 9_999, 9_998_999_999],
  [9_999_999_999, 10_000, 9_999_999_999],
];

describe('the part of an artist', () => {
  it.each(CASES)('of %d cents at %d basis points is %d', (cents, shareBps, share) => {
    expect(shareOf(cents, shareBps)).toBe(share);
  });
});

it('an artist has a part of the goods of a line that are left, and of what the shop gave back on its own account', () => {
  const of = (cents: number, over: Partial<Posting> = {}): Posting => ({
    kind: 'goods',
    itemId: 'hat',
    chargeId: null,
    cause: 'payment',
    refundId: null,
    borneByShop: false,
    cents,
    ...over,
  });
  const refund = { cause: 'refund', refundId: 'r' } as const;
  const postings = [
    of(4_000),
    of(240, { kind: 'tax' }),
    of(7_000, { itemId: 'cap' }),
    of(-1_000, refund),
    of(-60, { ...refund, kind: 'tax' }),
    of(-500, { ...refund, borneByShop: true }),
  ];
  expect(borneCents(postings, 'hat')).toBe(3_000);
  expect(borneCents(postings, 'cap')).toBe(7_000);
  expect(borneCents([], 'hat')).toBe(0);
});
