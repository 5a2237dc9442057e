import type { CartContent } from '../../cart/index.js';
import type { Prices } from '../../pricing/index.js';
import { quoteCart } from '../quote/quote-cart.js';
import { hashOfRequest, taxRequest } from './tax-request.js';

const content = (over: Partial<CartContent> = {}): CartContent => ({
  lineId: 'line-1',
  productId: 'hoodie',
  variantId: null,
  variantLabel: null,
  needsSize: false,
  quantity: 2,
  opensAt: null,
  mostPerOrder: null,
  name: 'Hoodie',
  price: '32.00',
  imageUrl: null,
  taxKind: 'clothing',
  ...over,
});
const PRINT = content({ productId: 'print', price: '12.50', quantity: 1, taxKind: 'other' });
const RATE = { id: 'r', name: 'Standard', cents: 600, freeFromCents: 10_000, states: [], daysMin: null, daysMax: null };
const PRICES: Prices = { shippingRates: [RATE], taxRules: [], day: '2026-11-27', usesTaxService: true };
const BALTIMORE = { street: '12 Canal Street', city: 'Baltimore', state: 'Maryland', zipCode: '21230-1234' };
const ask = (contents = [content(), PRINT], delivery: object = BALTIMORE, prices = PRICES) =>
  taxRequest(contents, prices, delivery);
const hash = (...parameters: Parameters<typeof ask>) => hashOfRequest(ask(...parameters)!);

it('asks about the price of lines, their kind, shipping and the destination', () => {
  expect(ask()).toEqual({
    lines: [
      { key: 'hoodie', cents: 6_400, quantity: 2, isClothing: true },
      { key: 'print', cents: 1_250, quantity: 1, isClothing: false },
    ],
    shippingCents: 600,
    to: { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21230-1234' },
  });
  expect(ask([content({ quantity: 4 })])).toMatchObject({ shippingCents: 0 });
  expect(ask([PRINT], { state: 'md', zipCode: ' 21230 ' })?.to).toEqual({ street: '', city: '', state: 'MD', zipCode: '21230' });
  expect(ask([PRINT], { state: 'Maryland (MD)', zipCode: '21230–1234' })?.to).toMatchObject({
    state: 'MD',
    zipCode: '21230-1234',
  });
});

it('asks nothing without a service, or without a destination', () => {
  expect(ask(undefined, undefined, { ...PRICES, usesTaxService: false })).toBeUndefined();
  for (const delivery of [{}, { zipCode: '21230' }, { state: 'MD' }, { state: 'MD', zipCode: '' }])
    expect(ask(undefined, delivery)).toBeUndefined();
  expect(() => ask(undefined, { state: 'MD', zipCode: '97201' })).toThrow('ZIP code 97201 is not in Maryland');
});

it('has one digest for one cart and address, and another for anything that decides the tax', () => {
  const first = hash();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(hash([PRINT, content()])).toBe(first);
  expect(hash(undefined, { ...BALTIMORE, state: 'md', street: ' 12  canal street ' })).toBe(first);
  const others = [
    hash([content(), { ...PRINT, quantity: 2 }]),
    hash([content(), { ...PRINT, price: '12.51' }]),
    hash([content(), { ...PRINT, taxKind: 'clothing' }]),
    hash([content({ variantId: 'm' }), PRINT]),
    hash(undefined, { ...BALTIMORE, street: '14 Canal Street' }),
    hash(undefined, { ...BALTIMORE, city: 'Towson' }),
    hash(undefined, { ...BALTIMORE, zipCode: '21230' }),
    hash(undefined, { ...BALTIMORE, state: 'PA', zipCode: '19104' }),
    hash(undefined, undefined, { ...PRICES, shippingRates: [{ ...RATE, cents: 601 }] }),
  ];
  expect(new Set([first, ...others]).size).toBe(others.length + 1);
});

describe('a cart that a service taxes', () => {
  const tax = { cents: 75, taxableCents: 1_250, ratePpm: 60_000 };
  const taxes = { lines: { print: tax }, shipping: { cents: 36, taxableCents: 600, ratePpm: 60_000 }, deliveryFeeCents: 0 };
  const priced = (over: object = {}) =>
    quoteCart(
      [PRINT],
      { ...PRICES, service: { hash: hash([PRINT]), taxes, calculationId: 'taxcalc_1', totalCents: 1_961, ...over } },
      BALTIMORE,
    );

  it('costs what the service has answered for it', () => {
    expect(priced().totalCents).toBe(1_250 + 600 + 75 + 36);
  });

  it('is not priced by an answer for another cart, or by none', () => {
    expect(() => priced({ hash: 'other' })).toThrow('The cart has changed');
    expect(() => quoteCart([PRINT], PRICES, BALTIMORE)).toThrow('The cart has changed');
  });

  it('is priced by the rules when the service did not answer', () => {
    expect(priced({ taxes: null, calculationId: null }).totalCents).toBe(1_850);
  });

  it('has no tax yet while the destination is not known', () => {
    expect(quoteCart([PRINT], PRICES, {})).toMatchObject({ totalCents: 1_850, isFinal: false });
  });
});
