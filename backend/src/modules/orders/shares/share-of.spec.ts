import { shareOf } from './share-of.js';

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
