import { pricedCart as cart, shippingRate as rate, taxOf, taxRule as rule } from '#test/support/builders/pricing.js';
import { priceCart } from './price-cart.js';
import type { PricedCart, Prices, RuleTerms } from './price-rules.js';

const BELOW_110 = { clothing: 'exempt_below', clothingCents: 11_000, shipping: 'share' } as const;

const RULES: readonly RuleTerms[] = [
  rule('MD', 'Maryland', 60_000),
  rule('NY', 'New York', 40_000, BELOW_110),
  rule('NY', 'Albany County', 40_000, { shipping: 'share', zipRanges: ['12007-12009', '12207'] }),
];

const prices = (over: Partial<Prices> = {}): Pick<Prices, 'shippingRates' | 'taxRules'> => ({
  shippingRates: null,
  taxRules: RULES,
  ...over,
});
describe('tax rows', () => {
  it('are one for each line and authority, also with 0 cents, whole states first', () => {
    const { charges } = priceCart(cart('NY', '12207', '38.00 c, 120.00 c'), prices({ shippingRates: [rate({ cents: 1000 })] }));
    expect(
      charges.map(({ kind, lineKey, authority, taxableCents, cents }) => [kind, lineKey, authority, taxableCents, cents]),
    ).toEqual([
      ['shipping', null, null, null, 1000],
      ['tax', 'line 0', 'New York', 0, 0],
      ['tax', 'line 0', 'Albany County', 3800, 152],
      ['tax', 'line 1', 'New York', 12000, 480],
      ['tax', 'line 1', 'Albany County', 12000, 480],
      ['tax', null, 'New York', 759, 30],
      ['tax', null, 'Albany County', 1000, 40],
    ]);
  });

  it('split the cents of a line by the largest remainder, and whole states win ties', () => {
    const taxRules = [rule('MD', 'A Town', 5_000, { zipRanges: ['21230'] }), rule('MD', 'Maryland', 5_000)];
    const { charges } = priceCart(cart('MD', '21230', '1.00 o'), prices({ taxRules }));
    expect(charges.map(({ authority, cents }) => [authority, cents])).toEqual([
      ['Maryland', 1],
      ['A Town', 0],
    ]);
  });

  it('of one authority are of its latest row that is valid, so a holiday or a new rate never doubles a tax', () => {
    const taxRules = [
      rule('MD', 'Maryland', 60_000),
      rule('MD', 'MARYLAND', 0, { validFrom: '2026-08-09', validTo: '2026-08-15' }),
      rule('MD', 'Maryland', 70_000, { validFrom: '2027-01-01' }),
    ];
    const on = (day: string): string => taxOf(priceCart(cart('MD', '21230', '100.00 c', { day }), prices({ taxRules })).charges);
    expect(['2026-08-08', '2026-08-09', '2026-08-15', '2026-08-16', '2026-12-31', '2027-01-01'].map(on)).toEqual([
      '6.00',
      '0.00',
      '0.00',
      '6.00',
      '6.00',
      '7.00',
    ]);
  });

  it('are written for a rate of 0 percent, and for exempt goods with taxed shipping', () => {
    const taxRules = [rule('MD', 'Maryland', 0), rule('MD', 'A Town', 50_000, { clothing: 'exempt', shipping: 'yes' })];
    const { charges } = priceCart(cart('MD', '21230', '64.00 c'), prices({ taxRules, shippingRates: [rate()] }));
    expect(charges.filter(({ kind }) => kind === 'tax').map(({ authority, cents }) => [authority, cents])).toEqual([
      ['A Town', 0],
      ['Maryland', 0],
      ['A Town', 0],
      ['Maryland', 0],
    ]);
  });

  it('need a rule that holds the ZIP code: a county alone taxes its own places', () => {
    const taxRules = [rule('AK', 'Juneau', 50_000, { zipRanges: ['99801-99803'] })];
    expect(taxOf(priceCart(cart('AK', '99801', '10.00 c'), prices({ taxRules })).charges)).toBe('0.50');
    expect(priceCart(cart('AK', '99501', '10.00 c'), prices({ taxRules })).charges).toEqual([]);
  });
});

describe('shipping rates', () => {
  const NEAR = rate({ id: 'near', name: 'Courier', cents: 400, states: ['MD', 'DC'], daysMin: 1, daysMax: 1 });
  const ALL = rate({ freeFromCents: 7_500, daysMin: 3, daysMax: 5 });
  const free = { taxRules: null };
  const shippingOf = (quote: ReturnType<typeof priceCart>) =>
    quote.charges
      .map(({ label, cents }) => [label, cents])
      .concat([[quote.shippingRateId ?? '', quote.freeShippingInCents ?? -1]]);

  it('are the first that fits, or the chosen one', () => {
    const both = prices({ ...free, shippingRates: [NEAR, ALL] });
    expect(shippingOf(priceCart(cart('MD', null, '64.00 c'), both))).toEqual([
      ['Shipping: Courier, 1 day', 400],
      ['near', -1],
    ]);
    for (const [state, shippingRateId] of [
      ['MD', 'standard'],
      ['NY', 'near'],
      ['NY', 'unknown'],
    ] as const)
      expect(shippingOf(priceCart(cart(state, null, '64.00 c', { shippingRateId }), both))).toEqual([
        ['Shipping: Standard, 3 to 5 days', 600],
        ['standard', 1_100],
      ]);
  });

  it('are free from the value of the pieces, and still written', () => {
    expect(shippingOf(priceCart(cart('NY', null, '74.99 c'), prices({ ...free, shippingRates: [ALL] })))).toEqual([
      ['Shipping: Standard, 3 to 5 days', 600],
      ['standard', 1],
    ]);
    expect(shippingOf(priceCart(cart('NY', null, '75.00 c'), prices({ ...free, shippingRates: [ALL] })))).toEqual([
      ['Shipping: Standard, 3 to 5 days', 0],
      ['standard', -1],
    ]);
  });

  it('that lead nowhere are 409 NO_SHIPPING, but not before the destination is known', () => {
    const near = prices({ ...free, shippingRates: [NEAR] });
    expect(() => priceCart(cart('NY', null, '1.00 c'), near)).toThrow('We do not ship to New York yet.');
    const open = priceCart(cart('NY', null, '1.00 c', { destination: null }), near);
    expect([open.charges, open.isFinal, open.totalCents]).toEqual([[], false, 100]);
  });
});

it('a quote is final when nothing that is unknown can change it', () => {
  const isFinal = (destination: PricedCart['destination'], over: Partial<Prices>): boolean =>
    priceCart(cart('MD', '21230', '1.00 c', { destination }), prices(over)).isFinal;
  const known = { state: 'MD', zip5: '21230' };
  expect(isFinal(null, { taxRules: null })).toBe(true);
  expect(isFinal(null, { taxRules: null, shippingRates: [rate()] })).toBe(true);
  expect(isFinal(null, { taxRules: null, shippingRates: [rate(), rate({ states: ['MD'] })] })).toBe(false);
  expect(isFinal(null, {})).toBe(false);
  expect(isFinal({ ...known, zip5: null }, {})).toBe(false);
  expect(isFinal(known, { shippingRates: [rate({ states: ['MD'] })] })).toBe(true);
});

it('an order of a shop without rates and tax costs its pieces', () => {
  const quote = priceCart(cart('MD', '21230', '64.00 c, 12.50 o x 2'), { shippingRates: null, taxRules: null });
  expect(quote).toEqual({
    subtotalCents: 8_900,
    charges: [],
    totalCents: 8_900,
    isFinal: true,
    fittingRates: [],
    shippingRateId: null,
    freeShippingInCents: null,
  });
});
