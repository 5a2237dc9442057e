import type { Posting } from '../book/book.js';

const WHOLE_BPS = 10_000;

/** An artist's part of so many cents, half up in whole cents; `shareBps` are basis points, 5000 is 50 %. */
export const shareOf = (cents: number, shareBps: number): number => Math.floor((cents * shareBps + WHOLE_BPS / 2) / WHOLE_BPS);

/** The cents of the goods of a line that its artist has a part of: refunds that the shop bears do not count. */
export const borneCents = (postings: readonly Posting[], itemId: string): number =>
  postings.reduce(
    (sum, posting) => sum + (posting.kind === 'goods' && posting.itemId === itemId && !posting.borneByShop ? posting.cents : 0),
    0,
  );
