import { array, assert, bigInt, integer, property, record } from 'fast-check';
import { invoiceTotals, type PricedRow, taxedTotal } from './invoice-totals.js';
import { byTier, TEST_SEED } from '#test/support/tier.js';

const MAX_CENTS = 9_999_999_999n;

describe('invoice totals', () => {
  it.each<[string, PricedRow[], number[] | undefined, number | undefined]>([
    [
      '0.1 + 0.2',
      [
        { unitPriceCents: 10, quantity: 1 },
        { unitPriceCents: 20, quantity: 1 },
      ],
      [10, 20],
      30,
    ],
    ['3 x 33.33', [{ unitPriceCents: 3_333, quantity: 3 }], [9_999], 9_999],
    ['the largest', [{ unitPriceCents: 9_999_999_999, quantity: 1 }], [9_999_999_999], 9_999_999_999],
    [
      'one cent more',
      [
        { unitPriceCents: 9_999_999_999, quantity: 1 },
        { unitPriceCents: 1, quantity: 1 },
      ],
      undefined,
      undefined,
    ],
    ['one row too large', [{ unitPriceCents: 5_000_000_000, quantity: 2 }], undefined, undefined],
    ['the largest valid row', [{ unitPriceCents: 9_999_999_999, quantity: 9_999 }], undefined, undefined],
    [
      'a sum above 2^53',
      Array.from({ length: 100 }, () => ({ unitPriceCents: 9_999_999_999, quantity: 9_999 })),
      undefined,
      undefined,
    ],
  ])('%s', (_, items, rows, total) => {
    expect(invoiceTotals(items)?.rowCents).toEqual(rows);
    expect(invoiceTotals(items)?.totalCents).toBe(total);
  });

  it('equals a model with big integers for 20,000 random invoices (threats 77 and 79)', () => {
    const row = record({
      cents: bigInt({ min: 1n, max: MAX_CENTS }),
      small: integer({ min: 0, max: 5 }),
      quantity: integer({ min: 1, max: 9_999 }),
    });
    const invoice = array(row, { minLength: 1, maxLength: 30 }).map((rows) =>
      rows.map(({ cents, small, quantity }) => ({ cents: cents / 10n ** BigInt(small) || 1n, quantity })),
    );
    assert(
      property(invoice, (rows) => {
        const lines = rows.map((one) => one.cents * BigInt(one.quantity));
        const sum = lines.reduce((all, line) => all + line, 0n);
        const totals = invoiceTotals(rows.map((one) => ({ unitPriceCents: Number(one.cents), quantity: one.quantity })));
        if (sum > MAX_CENTS) expect(totals).toBeUndefined();
        else expect(totals).toEqual({ rowCents: lines.map(Number), totalCents: Number(sum) });
      }),
      { numRuns: byTier(2_000, 20_000), seed: TEST_SEED },
    );
  });
});

it.each([
  [1_000, 60, 1_060],
  [9_999_999_998, 1, 9_999_999_999],
  [9_999_999_999, 1, undefined],
])('%s with a tax of %s is %s', (subtotal, tax, total) => expect(taxedTotal(subtotal, tax)).toBe(total));
