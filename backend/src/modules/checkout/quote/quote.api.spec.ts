import { newSession } from '#test/support/builders/cart.js';
import { givenCategory, givenProduct, givenSizedProduct } from '#test/support/builders/catalog.js';
import { givenCart } from '#test/support/builders/order.js';
import { givenModes, givenPrices, givenRate, givenRule } from '#test/support/builders/shop-prices.js';
import { countEverything } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const BALTIMORE = { state: 'MD', zipCode: '21230' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const quote = (sessionId: string, delivery: object = {}) =>
  shop
    .http()
    .post('/api/checkout/quote')
    .send({ sessionId, ...delivery });

const givenCartOf = async (priceCents: number, quantity = 1): Promise<string> =>
  givenCart(shop.db, [{ product: await givenProduct(shop.db, { priceCents }), quantity }]);

describe('the quote while shipping is free and no tax is collected', () => {
  beforeAll(() => givenModes(shop, { shippingMode: 'free', taxMode: 'off' }));

  it('is the sum of the pieces, for every address', async () => {
    await givenRate(shop.db);
    const sessionId = await givenCartOf(4_800, 2);
    for (const delivery of [{}, BALTIMORE, { state: 'nowhere', zipCode: 'unknown' }]) {
      const answer = await quote(sessionId, delivery).expect(200).expect('cache-control', 'no-store');
      expect(answer.body).toEqual({
        subtotal: '96.00',
        shipping: '0.00',
        tax: '0.00',
        fees: '0.00',
        discount: '0.00',
        credit: '0.00',
        total: '96.00',
        isFinal: true,
        charges: [],
        shippingRates: [],
        shippingRateId: null,
        freeShippingIn: null,
      });
    }
  });
});

describe('the quote with shipping prices and sales tax', () => {
  let rateId: string;
  beforeEach(async () => {
    rateId = (await givenPrices(shop)).rate.id;
  });

  it('adds the rate and the tax of the state, which may be a name', async () => {
    const sessionId = await givenCartOf(6_400);
    for (const state of ['MD', 'md', 'Maryland']) {
      const { body } = await quote(sessionId, { state, zipCode: '21230-1234' }).expect(200);
      expect(body).toMatchObject({
        subtotal: '64.00',
        shipping: '6.00',
        tax: '3.84',
        fees: '0.00',
        total: '73.84',
        isFinal: true,
      });
      expect(body.charges).toEqual([
        { kind: 'shipping', label: 'Shipping: Standard', amount: '6.00' },
        { kind: 'tax', label: 'Sales tax (MD 6%)', amount: '3.84' },
      ]);
      expect(body).toMatchObject({ shippingRateId: rateId, freeShippingIn: '11.00' });
      expect(body.shippingRates).toEqual([{ id: rateId, name: 'Standard', amount: '6.00', daysMin: null, daysMax: null }]);
    }
  });

  it('reads the kind of the category', async () => {
    const category = await givenCategory(shop.db, { taxKind: 'clothing' });
    const product = await givenProduct(shop.db, { priceCents: 6_400, categoryId: category.id });
    const sessionId = await givenCart(shop.db, [{ product, quantity: 1 }]);
    await givenRule(shop.db, { authority: 'New York', state: 'NY', ratePpm: 40_000, clothing: 'exempt' });
    await shop.waitForNotifications();
    const { body } = await quote(sessionId, { state: 'NY', zipCode: '12207' }).expect(200);
    expect(body.charges[1]).toEqual({ kind: 'tax', label: 'Sales tax (NY 4%)', amount: '0.00' });
  });

  it('is not final without a state, and knows the rates that lead everywhere', async () => {
    await givenRate(shop.db, { name: 'Local', cents: 100, states: ['MD'], sortOrder: -1 });
    await shop.waitForNotifications();
    const sessionId = await givenCartOf(6_400);
    const { body } = await quote(sessionId).expect(200);
    expect(body).toMatchObject({ shipping: '6.00', tax: '0.00', total: '70.00', isFinal: false });
    expect(body.shippingRates).toHaveLength(1);
  });

  it('takes the first fitting rate for a choice that is unknown or leads elsewhere', async () => {
    const express = await givenRate(shop.db, { name: 'Express', cents: 1_500, daysMin: 1, daysMax: 2, sortOrder: 1 });
    const west = await givenRate(shop.db, { name: 'West', cents: 900, states: ['OR'], sortOrder: 2 });
    await shop.waitForNotifications();
    const sessionId = await givenCartOf(6_400);
    const chosen = async (shippingRateId: string | null): Promise<unknown> =>
      (await quote(sessionId, { ...BALTIMORE, shippingRateId }).expect(200)).body.charges[0];
    expect(await chosen(express.id)).toEqual({ kind: 'shipping', label: 'Shipping: Express, 1 to 2 days', amount: '15.00' });
    for (const other of [west.id, 'unknown', null])
      expect(await chosen(other)).toEqual({ kind: 'shipping', label: 'Shipping: Standard', amount: '6.00' });
  });

  it('is free from the value of the rate on', async () => {
    const { body } = await quote(await givenCartOf(7_500), BALTIMORE).expect(200);
    expect(body).toMatchObject({ shipping: '0.00', tax: '4.50', total: '79.50', freeShippingIn: null });
    expect(body.charges[0]).toEqual({ kind: 'shipping', label: 'Shipping: Standard', amount: '0.00' });
  });
});

describe('no quote', () => {
  beforeEach(async () => {
    await givenPrices(shop);
  });

  it.each([
    [{ state: 'MD', zipCode: '97201' }, 'ZIP code 97201 is not in Maryland. Please check the state and the ZIP code.'],
    [{ state: 'Washington', zipCode: '20001' }, 'ZIP code 20001 is not in Washington. Please check the state and the ZIP code.'],
    [{ state: 'Atlantis', zipCode: '21230' }, 'ZIP code 21230 is not in Atlantis. Please check the state and the ZIP code.'],
    [{ state: 'MD', zipCode: '2123x' }, 'ZIP code 2123x is not in Maryland. Please check the state and the ZIP code.'],
  ])('for an address whose state and ZIP code differ: %j', async (delivery, message) => {
    const { body } = await quote(await givenCartOf(6_400), delivery).expect(400);
    expect(body).toMatchObject({ code: 'ADDRESS_MISMATCH', message });
  });

  it.each([
    ['a ZIP code that no state has, where ZIP codes decide', 'MD', '00000', ['21200-21299'], 400],
    ['another one', 'Maryland', '34300', ['21230'], 400],
    ['one with four digits more', 'MD', '34300-1234', ['21230'], 400],
    ['such a ZIP code, where a rule is of the whole state', 'MD', '00000', [], 200],
    ['such a ZIP code in a state without rules', 'OR', '00000', ['21230'], 200],
    ['a ZIP code of the state outside of all ranges', 'MD', '21001', ['21230'], 200],
  ])('for %s: %s %s, with the ranges %j: %i', async (_, state, zipCode, zipRanges, status) => {
    await givenRule(shop.db, { authority: 'Baltimore', zipRanges });
    await shop.waitForNotifications();
    const { body } = await quote(await givenCartOf(6_400), { state, zipCode }).expect(status);
    if (status === 400) expect(body).toMatchObject({ code: 'ADDRESS_MISMATCH' });
  });

  it('for a state without a rate', async () => {
    await shop.db.query(`update shipping_rates set states = '{MD,VA}'`);
    await shop.waitForNotifications();
    const { body } = await quote(await givenCartOf(6_400), { state: 'OR', zipCode: '97201' }).expect(409);
    expect(body).toMatchObject({ code: 'NO_SHIPPING', message: 'We do not ship to Oregon yet.' });
  });

  it('for an empty cart, a piece without its size, and what is no session', async () => {
    expect((await quote(newSession(), BALTIMORE).expect(400)).body.code).toBe('CART_EMPTY');
    const sized = await givenSizedProduct(shop.db, { M: 2 });
    const sessionId = await givenCart(shop.db, [{ product: sized, quantity: 1 }]);
    expect((await quote(sessionId, BALTIMORE).expect(409)).body.code).toBe('SIZE_NEEDED');
    await quote('x', BALTIMORE).expect(400);
    await quote(sessionId, { ...BALTIMORE, state: 'M'.repeat(500) }).expect(400);
    await quote(sessionId, { ...BALTIMORE, shippingRateId: 7 }).expect(400);
  });

  it('writes anything', async () => {
    const sessionId = await givenCartOf(6_400);
    const before = await countEverything(shop.db);
    await quote(sessionId, BALTIMORE).expect(200);
    await quote(sessionId, { state: 'MD', zipCode: '97201' }).expect(400);
    expect(await countEverything(shop.db)).toEqual(before);
  });
});
