import { array, assert, bigInt, integer, property, record } from 'fast-check';
import { invoiceTotals, type PricedRow, taxedTotal } from './invoice-totals.js';
import { byTier, TEST_SEED } from '#test/support/tier.js';

const MAX_CENTS = 9_999_999_999n;
const dollars = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

describe('invoice totals', () => {
  it.each<[string, PricedRow[], string[] | undefined, string | undefined]>([
    [
      '0.1 + 0.2',
      [
        { unitPrice: '0.10', quantity: 1 },
        { unitPrice: '0.20', quantity: 1 },
      ],
      ['0.10', '0.20'],
      '0.30',
    ],
    ['3 x 33.33', [{ unitPrice: '33.33', quantity: 3 }], ['99.99'], '99.99'],
    ['the largest', [{ unitPrice: '99999999.99', quantity: 1 }], ['99999999.99'], '99999999.99'],
    [
      'one cent more',
      [
        { unitPrice: '99999999.99', quantity: 1 },
        { unitPrice: '0.01', quantity: 1 },
      ],
      undefined,
      undefined,
    ],
    ['one row too large', [{ unitPrice: '50000000.00', quantity: 2 }], undefined, undefined],
    ['the largest valid row', [{ unitPrice: '99999999.99', quantity: 9_999 }], undefined, undefined],
    [
      'a sum above 2^53',
      Array.from({ length: 100 }, () => ({ unitPrice: '99999999.99', quantity: 9_999 })),
      undefined,
      undefined,
    ],
  ])('%s', (_, items, rows, total) => {
    expect(invoiceTotals(items)?.rows).toEqual(rows);
    expect(invoiceTotals(items)?.total).toBe(total);
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
        const totals = invoiceTotals(rows.map((one) => ({ unitPrice: dollars(one.cents), quantity: one.quantity })));
        if (sum > MAX_CENTS) expect(totals).toBeUndefined();
        else expect(totals).toEqual({ rows: lines.map(dollars), total: dollars(sum) });
      }),
      { numRuns: byTier(2_000, 20_000), seed: TEST_SEED },
    );
  });
});

it.each([
  ['10.00', '0.60', '10.60'],
  ['99999999.98', '0.01', '99999999.99'],
  ['99999999.99', '0.01', undefined],
])('%s with a tax of %s is %s', (subtotal, tax, total) => expect(taxedTotal(subtotal, tax)).toBe(total));
