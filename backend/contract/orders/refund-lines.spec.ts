import { taxOfLineRefund } from './refund-lines.js';

describe('the tax of a refund by line', () => {
  it.each([
    [6_400, { netCents: 6_400, taxCents: 384 }, 384],
    [1_000, { netCents: 6_400, taxCents: 384 }, 60],
    [1, { netCents: 6_400, taxCents: 384 }, 0],
    [6_399, { netCents: 6_400, taxCents: 384 }, 383],
    [0, { netCents: 6_400, taxCents: 384 }, 0],
    [500, { netCents: 500, taxCents: 0 }, 0],
    // What remains of a tax whose goods have gone back belongs to no amount.
    [0, { netCents: 0, taxCents: 3 }, 0],
    [9_999_999_998, { netCents: 9_999_999_999, taxCents: 9_999_999_999 }, 9_999_999_998],
  ])('%i of %j is %i', (cents, left, tax) => expect(taxOfLineRefund(cents, left)).toBe(tax));
});
