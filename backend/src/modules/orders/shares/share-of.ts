const WHOLE_BPS = 10_000;

/** An artist's part of so many cents, half up in whole cents; `shareBps` are basis points, 5000 is 50 %. */
export const shareOf = (cents: number, shareBps: number): number => Math.floor((cents * shareBps + WHOLE_BPS / 2) / WHOLE_BPS);

/** `shareOf` in SQL, of two expressions of cents and basis points. */
export const shareOfSql = (cents: string, shareBps: string): string =>
  `div((${cents})::numeric * (${shareBps}) + ${WHOLE_BPS / 2}, ${WHOLE_BPS})`;
