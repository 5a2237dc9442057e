import * as fc from 'fast-check';
import { orderTotal } from './order-totals.js';
import { TEST_SEED } from '#test/support/tier.js';

describe('the total of an order', () => {
  it.each([
    ['nothing', [], '0.00'],
    ['one piece', [{ price: '48.00', quantity: 1 }], '48.00'],
    ['three pieces of 33.33', [{ price: '33.33', quantity: 3 }], '99.99'],
    [
      '0.10 and 0.20, which floats add wrongly',
      [
        { price: '0.10', quantity: 1 },
        { price: '0.20', quantity: 1 },
      ],
      '0.30',
    ],
    ['a price without cents', [{ price: '68', quantity: 2 }], '136.00'],
    ['99 of the dearest product', [{ price: '99999999.99', quantity: 99 }], '9899999999.01'],
  ])('of %s', (_, lines, total) => {
    expect(orderTotal(lines, [])).toBe(total);
  });

  it('equals the sum in exact arithmetic for any cart (threat 79)', () => {
    const line = fc.record({ cents: fc.integer({ min: 1, max: 9_999_999_999 }), quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const priced = lines.map(({ cents, quantity }) => {
          const digits = String(cents).padStart(3, '0');
          return { price: `${digits.slice(0, -2)}.${digits.slice(-2)}`, quantity };
        });
        const exact = lines.reduce((sum, { cents, quantity }) => sum + BigInt(cents) * BigInt(quantity), 0n);
        const digits = exact.toString().padStart(3, '0');
        expect(orderTotal(priced, [])).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
      }),
      { numRuns: 2_000, seed: TEST_SEED },
    );
  });
});
