import { BALTIMORE, givenModes } from '#test/support/builders/shop-prices.js';
import { eventually } from '#test/support/eventually.js';
import { expectInvariants } from '#test/support/invariants.js';
import { type PricedCart, TAXED_TOTAL, TaxShop, TOTAL_BY_TABLE } from '#test/support/tax-shop.js';
import { query } from '#platform/database/sql.js';
import { TaxRule } from '../../pricing/index.js';

const CHARGES = [
  { kind: 'shipping', label: 'Shipping: Standard', amount: '6.00' },
  { kind: 'tax', label: 'Sales tax (MD 6%)', amount: '4.20' },
];

let shop: TaxShop;
beforeAll(async () => {
  shop = await TaxShop.open();
});
beforeEach(() => shop.reset());
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

describe('quote and order with Stripe Tax', () => {
  it('ask once for one cart and address, and the order pays what the quote said', async () => {
    const cart = await shop.givenPieces();
    const { body } = await shop.quote(cart).expect(200);
    expect(body).toMatchObject({ total: TAXED_TOTAL, tax: '4.20', isFinal: true, charges: CHARGES });
    await shop.quote(cart).expect(200);
    const placed = await shop.order(cart).expect(201);
    expect(shop.asked()).toBe(1);
    expect((await shop.cards.shop.http().get(`/api/orders/${placed.body.id}`).expect(200)).body).toMatchObject({
      totalAmount: TAXED_TOTAL,
      charges: CHARGES,
    });
    const rows = await shop.db.query(
      `select authority, state, cents::int, rate_ppm as ppm from order_charges where order_id = $1 and kind = 'tax' order by position`,
      [placed.body.id],
    );
    const row = { authority: 'Stripe Tax', state: 'MD', ppm: 60_000 };
    expect(rows).toEqual([
      { ...row, cents: 384 },
      { ...row, cents: 36 },
    ]);
    expect(await shop.calculations(cart)).toMatchObject([{ orderId: placed.body.id, requestHash: null }]);
  });

  it('keep nothing of the address', async () => {
    const cart = await shop.givenPieces();
    await shop.quote(cart).expect(200);
    const kept = JSON.stringify(await shop.calculations(cart));
    for (const part of ['Canal', 'Baltimore', '21230', 'MD']) expect(kept).not.toContain(part);
  });

  it('ask nothing without a destination', async () => {
    const cart = await shop.givenPieces();
    for (const delivery of [{}, { state: 'MD' }])
      expect((await shop.quote(cart, delivery).expect(200)).body).toMatchObject({ tax: '0.00', isFinal: false });
    expect(shop.asked()).toBe(0);
  });

  it('ask again after a day', async () => {
    const cart = await shop.givenPieces();
    await shop.quote(cart).expect(200);
    await shop.backdate(cart, '25 hours');
    await shop.order(cart).expect(201);
    expect(shop.asked()).toBe(2);
    expect(await shop.calculations(cart)).toHaveLength(1);
  });

  it('ask for the second order of a session, too', async () => {
    const cart = await shop.givenPieces();
    await shop.order(cart).expect(201);
    const again = { ...cart, sessionId: cart.sessionId };
    await shop.db.query(`insert into cart_items (session_id, product_id, quantity) values ($1, $2, 1)`, [
      cart.sessionId,
      cart.lines[0]?.product.id,
    ]);
    await shop.order(again, { paymentMethod: 'venmo' }).expect(201);
    expect(await shop.calculations(cart)).toHaveLength(2);
    expect(shop.asked()).toBe(2);
  });

  it('tell about a total that the shopper has not seen', async () => {
    const cart = await shop.givenPieces();
    expect((await shop.order(cart, { totalAmount: '70.00' }).expect(409)).body).toMatchObject({
      code: 'CART_CHANGED',
      totalAmount: TAXED_TOTAL,
    });
    await shop.order(cart).expect(201);
    expect(shop.asked()).toBe(1);
  });
});

describe('a card payment with Stripe Tax', () => {
  it('is of the quoted total, and its order takes the calculation', async () => {
    const cart = await shop.givenPieces();
    await shop.quote(cart).expect(200);
    const { body } = await shop.begin(cart).expect(201);
    expect((await shop.begin(cart).expect(201)).body.clientSecret).toBe(body.clientSecret);
    await shop.cards.pay(body.clientSecret);
    await shop.cards.order(cart.sessionId, cart.lines, { shippingAddress: BALTIMORE, totalAmount: TAXED_TOTAL }).expect(201);
    const { id, totalAmount } = await shop.cards.ordered(cart.sessionId);
    expect(totalAmount).toBe(TAXED_TOTAL);
    expect(await shop.calculations(cart)).toMatchObject([{ orderId: id }]);
    expect(shop.asked()).toBe(1);
  });

  it('that goes on with another address of the same tax has one calculation', async () => {
    const cart = await shop.givenPieces();
    await shop.begin(cart).expect(201);
    const { body } = await shop.begin(cart, { shippingAddress: { ...BALTIMORE, street: '14 Canal Street' } }).expect(201);
    expect((await shop.calculations(cart)).filter(({ checkoutId }) => checkoutId !== null)).toHaveLength(1);
    await shop.cards.pay(body.clientSecret);
    await shop.cards.order(cart.sessionId, cart.lines).expect(201);
    expect((await shop.calculations(cart)).filter(({ orderId }) => orderId !== null)).toHaveLength(1);
  });
});

describe('an address', () => {
  it('that Stripe Tax does not know is a mismatch for quote, order and payment', async () => {
    const cart = await shop.givenPieces();
    const shippingAddress = { ...BALTIMORE, state: 'NY', zipCode: '00501' };
    for (const call of [
      shop.quote(cart, shippingAddress),
      shop.order(cart, { shippingAddress }),
      shop.begin(cart, { shippingAddress }),
    ])
      expect((await call.expect(400)).body).toMatchObject({ code: 'ADDRESS_MISMATCH' });
    expect(await shop.countStored(cart)).toBe(0);
  });

  it('whose ZIP code is of another state is refused without asking', async () => {
    const cart = await shop.givenPieces();
    const { body } = await shop.quote(cart, { ...BALTIMORE, zipCode: '97201' }).expect(400);
    expect(body.message).toBe('ZIP code 97201 is not in Maryland. Please check the state and the ZIP code.');
    expect(shop.asked()).toBe(0);
  });
});

describe('a cart that changes while the service is asked', () => {
  const add = (cart: PricedCart) =>
    shop.db.query('update cart_items set quantity = quantity + 1 where session_id = $1', [cart.sessionId]);
  /** Changes the cart during each of the next calls. */
  async function changeDuring(cart: PricedCart, calls: number): Promise<void> {
    for (let n = 1; n <= calls; n++) {
      await eventually(
        () => Promise.resolve(shop.asked()),
        (count) => count === n,
      );
      await add(cart);
    }
  }

  it('is asked for again, and the shopper reads its new total', async () => {
    const cart = await shop.givenPieces();
    shop.failNext(1, { delayMs: 300 });
    const [answer] = await Promise.all([shop.order(cart).expect(409), changeDuring(cart, 1)]);
    // Two pieces are shipped for nothing.
    expect(answer.body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '135.68' });
    expect(shop.asked()).toBe(2);
  });

  it('is given up after three times, with the last total, and nothing is ordered', async () => {
    const cart = await shop.givenPieces();
    shop.failNext(3, { delayMs: 300 });
    const [answer] = await Promise.all([shop.begin(cart).expect(409), changeDuring(cart, 3)]);
    expect(answer.body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '203.52' });
    expect(shop.asked()).toBe(3);
    const [{ n } = { n: -1 }] = await query<{ n: number }>(
      shop.db,
      'select count(*)::int as n from checkouts where session_id = $1',
      [cart.sessionId],
    );
    expect(n).toBe(0);
  });
});

it('requests of one session at the same moment use one calculation', async () => {
  const cart = await shop.givenPieces();
  shop.failNext(4, { delayMs: 100 });
  await Promise.all([shop.quote(cart).expect(200), shop.quote(cart).expect(200), shop.quote(cart).expect(200)]);
  expect(await shop.calculations(cart)).toHaveLength(1);
  await shop.order(cart).expect(201);
});

it.each(['off', 'table'] as const)('with the mode %s the service is never asked', async (taxMode) => {
  await givenModes(shop.cards.shop, { taxMode });
  const cart = await shop.givenPieces();
  const total = taxMode === 'off' ? '70.00' : TOTAL_BY_TABLE;
  expect((await shop.quote(cart).expect(200)).body.total).toBe(total);
  await shop.order(cart, { totalAmount: total }).expect(201);
  expect(shop.asked()).toBe(0);
  expect(await shop.calculations(cart)).toEqual([]);
  expect(await shop.db.getRepository(TaxRule).count()).toBe(1);
});
