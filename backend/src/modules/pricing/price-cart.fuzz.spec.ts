import * as fc from 'fast-check';
import { priceCart } from './price-cart.js';
import { CLOTHING_TAXES, hasLimit, type RuleTerms, SHIPPING_TAXES, TAX_KINDS } from './price-rules.js';

const CARTS = 5_000;

const rules = fc.uniqueArray(
  fc
    .record({
      authority: fc.constantFrom('Maryland', 'Baltimore', 'Harbor District', 'Transit'),
      zipRanges: fc.constantFrom([], ['21230'], ['21201-21230'], ['20814']),
      ratePpm: fc.integer({ min: 0, max: 300_000 }),
      clothing: fc.constantFrom(...CLOTHING_TAXES),
      limit: fc.integer({ min: 1, max: 30_000 }),
      shipping: fc.constantFrom(...SHIPPING_TAXES),
      deliveryFeeCents: fc.option(fc.integer({ min: 1, max: 99_999 })),
      deliveryFeeFromCents: fc.option(fc.integer({ min: 0, max: 50_000 })),
    })
    .map(({ limit, clothing, ...terms }): RuleTerms => {
      const clothingCents = hasLimit(clothing) ? limit : null;
      return { ...terms, clothing, clothingCents, state: 'MD', validFrom: null, validTo: null };
    }),
  { selector: ({ authority }) => authority, maxLength: 4 },
);

const lines = fc
  .array(
    fc.record({
      unitCents: fc.oneof(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 9_999_999_999 })),
      quantity: fc.integer({ min: 1, max: 99 }),
      taxKind: fc.constantFrom(...TAX_KINDS),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => all.map((line, index) => ({ ...line, key: `line ${index}` })));

const rate = fc.option(
  fc.record({ cents: fc.integer({ min: 0, max: 99_999 }), freeFromCents: fc.option(fc.integer({ min: 1, max: 100_000 })) }),
);

it('the rows of every cart add up, no tax is off by more than half a cent, and no row is below 0', () => {
  fc.assert(
    fc.property(lines, rules, rate, (pieces, taxRules, terms) => {
      const shippingRates = terms && [{ ...terms, id: 'a', name: 'Standard', states: [], daysMin: null, daysMax: null }];
      const cart = { lines: pieces, destination: { state: 'MD', zip5: '21230' }, shippingRateId: null, day: '2026-03-04' };
      const { subtotalCents, totalCents, charges } = priceCart(cart, { taxRules, shippingRates });

      const goods = pieces.reduce((sum, { unitCents, quantity }) => sum + BigInt(unitCents) * BigInt(quantity), 0n);
      const added = charges.reduce((sum, { cents }) => sum + BigInt(cents), 0n);
      expect([BigInt(subtotalCents), BigInt(totalCents)]).toEqual([goods, goods + added]);
      for (const { cents, taxableCents } of charges) expect(Math.min(cents, taxableCents ?? 0)).toBeGreaterThanOrEqual(0);

      const taxes = charges.filter(({ kind }) => kind === 'tax');
      for (const key of new Set(taxes.map(({ lineKey }) => lineKey))) {
        const own = taxes.filter(({ lineKey }) => lineKey === key);
        const exact = own.reduce((sum, row) => sum + BigInt(row.taxableCents ?? 0) * BigInt(row.ratePpm ?? 0), 0n);
        const rounded = own.reduce((sum, { cents }) => sum + BigInt(cents), 0n) * 1_000_000n;
        expect([rounded - exact > -500_000n, rounded - exact <= 500_000n]).toEqual([true, true]);
        const line = pieces.find((piece) => piece.key === key);
        const net = line ? line.unitCents * line.quantity : (charges.find(({ kind }) => kind === 'shipping')?.cents ?? -1);
        for (const { taxableCents } of own) expect(taxableCents ?? -1).toBeLessThanOrEqual(net);
      }
    }),
    { numRuns: CARTS },
  );
});
