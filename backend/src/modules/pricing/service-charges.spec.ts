import { priceCart } from './price-cart.js';
import type { PricedCart, ServiceTaxes } from './price-rules.js';
import { shownCharges } from './shown-charges.js';

const RATE = { id: 'r', name: 'Standard', cents: 600, freeFromCents: null, states: [], daysMin: null, daysMax: null };
const RULE = {
  authority: 'Maryland',
  state: 'MD',
  zipRanges: [],
  ratePpm: 60_000,
  clothing: 'none' as const,
  clothingCents: null,
  shipping: 'no' as const,
  deliveryFeeCents: 28,
  deliveryFeeFromCents: null,
  validFrom: null,
  validTo: null,
};
const CART: PricedCart = {
  lines: [
    { key: 'hoodie', unitCents: 3_200, quantity: 2, taxKind: 'clothing' },
    { key: 'print', unitCents: 1_250, quantity: 1, taxKind: 'other' },
  ],
  destination: { state: 'MD', zip5: '21230' },
  shippingRateId: null,
  day: '2026-11-27',
};
const TAXES: ServiceTaxes = {
  lines: {
    hoodie: { cents: 0, taxableCents: 0, ratePpm: 0 },
    print: { cents: 75, taxableCents: 1_250, ratePpm: 60_000 },
  },
  shipping: { cents: 36, taxableCents: 600, ratePpm: 60_000 },
  deliveryFeeCents: 0,
};
const price = (taxes?: ServiceTaxes) => priceCart(CART, { shippingRates: [RATE], taxRules: [RULE] }, taxes);
const service = { kind: 'tax', label: 'Sales tax: Stripe Tax', state: 'MD', authority: 'Stripe Tax' };

it('the answer of a service takes the place of the rules, with one row for each line, also of 0 cents', () => {
  const { charges, totalCents, isFinal } = price(TAXES);
  expect(charges.slice(1)).toEqual([
    { ...service, lineKey: 'hoodie', cents: 0, taxableCents: 0, ratePpm: 0 },
    { ...service, lineKey: 'print', cents: 75, taxableCents: 1_250, ratePpm: 60_000 },
    { ...service, lineKey: null, cents: 36, taxableCents: 600, ratePpm: 60_000 },
  ]);
  expect([totalCents, isFinal]).toEqual([6_400 + 1_250 + 600 + 111, true]);
});

it('a fee of the service is a fee, and the fee of the rules is not added', () => {
  const fees = price({ ...TAXES, deliveryFeeCents: 50 }).charges.filter(({ kind }) => kind === 'fee');
  expect(fees).toMatchObject([{ label: 'Retail delivery fee (MD)', cents: 50, lineKey: null }]);
  expect(price().charges.filter(({ kind }) => kind === 'fee')).toMatchObject([{ cents: 28 }]);
});

it('an answer for other lines is never used', () => {
  expect(() => price({ ...TAXES, lines: {} })).toThrow('did not answer for the line hoodie');
});

it('shoppers read a rate only when it is the one of all lines', () => {
  const labels = (taxes: ServiceTaxes) => shownCharges(price(taxes).charges).map(({ label }) => label);
  expect(labels(TAXES)).toEqual(['Shipping: Standard', 'Sales tax (MD)']);
  const even = { ...TAXES, lines: { ...TAXES.lines, hoodie: { cents: 384, taxableCents: 6_400, ratePpm: 60_000 } } };
  expect(labels(even)).toEqual(['Shipping: Standard', 'Sales tax (MD 6%)']);
});
