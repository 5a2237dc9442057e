import { givenCategory, givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { orderRow } from '#test/support/builders/placed-order.js';
import { BALTIMORE, givenPrices, givenRate, givenRule } from '#test/support/builders/shop-prices.js';
import { countEverything, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { OrderView } from '#modules/orders/index.js';

const MARYLAND = { ...BALTIMORE, state: 'Maryland' };
const OREGON = { street: '1 Pine Street', city: 'Portland', state: 'OR', zipCode: '97201', country: 'United States' };
const CHARGES = [
  { kind: 'shipping', label: 'Shipping: Standard', amount: '6.00' },
  { kind: 'tax', label: 'Sales tax (MD 6%)', amount: '3.84' },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await givenPrices(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function givenPieces(priceCents = 6_400): Promise<{ sessionId: string; lines: OrderLine[] }> {
  const lines = [{ product: await givenProduct(shop.db, { priceCents }), quantity: 1 }];
  return { sessionId: await givenCart(shop.db, lines), lines };
}

const send = ({ sessionId, lines }: { sessionId: string; lines: OrderLine[] }, over: Record<string, unknown> = {}) =>
  shop
    .http()
    .post('/api/orders')
    .send(orderBody(sessionId, lines, { shippingAddress: MARYLAND, totalAmount: '73.84', ...over }));

const read = async (id: string): Promise<OrderView> => (await shop.http().get(`/api/orders/${id}`).expect(200)).body as OrderView;
const chargesOf = (id: string): Promise<unknown[]> =>
  shop.db.query(
    `select kind, label, cents::int, state, authority, rate_ppm as ppm, taxable_cents::int as taxable, order_item_id is not null as "ofItem"
     from order_charges where order_id = $1 order by position`,
    [id],
  );

describe('an order with shipping and sales tax', () => {
  it('keeps what was added, row by row', async () => {
    const { body } = await send(await givenPieces(), { locale: 'es-MX' }).expect(201);
    expect(await read(body.id)).toMatchObject({
      totalAmount: '73.84',
      amountDue: '73.84',
      shippingAmount: '6.00',
      taxAmount: '3.84',
      discountAmount: '0.00',
      charges: CHARGES,
    });
    const none = { state: null, authority: null, ppm: null, taxable: null, ofItem: false };
    const ofTax = { state: 'MD', authority: 'Maryland', ppm: 60_000 };
    expect(await chargesOf(body.id)).toEqual([
      { kind: 'shipping', label: 'Shipping: Standard', cents: 600, ...none },
      { kind: 'tax', label: 'Sales tax: Maryland', cents: 384, taxable: 6_400, ...ofTax, ofItem: true },
      { kind: 'tax', label: 'Sales tax: Maryland', cents: 0, taxable: 0, ...ofTax, ofItem: false },
    ]);
    expect(await orderRow(shop, body.id)).toMatchObject({ shipState: 'MD', locale: 'es-MX' });
  });

  it('has one row for each line and authority, also of exempt clothing and sizes', async () => {
    await givenRule(shop.db, {
      authority: 'New York',
      state: 'NY',
      ratePpm: 40_000,
      clothing: 'exempt_below',
      clothingCents: 11_000,
    });
    await givenRule(shop.db, { authority: 'Albany County', state: 'NY', ratePpm: 40_000, zipRanges: ['12207'] });
    await shop.waitForNotifications();
    const { id: categoryId } = await givenCategory(shop.db, { taxKind: 'clothing' });
    const shirt = await givenSizedProduct(shop.db, { M: 3 }, { priceCents: 3_800, categoryId });
    const coat = await givenProduct(shop.db, { priceCents: 12_000, categoryId });
    const lines = [
      { product: shirt, variant: sizeOf(shirt, 'M'), quantity: 1 },
      { product: coat, quantity: 1 },
    ];
    const sessionId = await givenCart(shop.db, lines);
    const address = { ...MARYLAND, state: 'NY', zipCode: '12207' };
    const { body } = await send({ sessionId, lines }, { shippingAddress: address, totalAmount: '169.12' }).expect(201);
    const order = await read(body.id);
    expect(order).toMatchObject({ shippingAmount: '0.00', taxAmount: '11.12' });
    expect(order.charges).toContainEqual({ kind: 'tax', label: 'Sales tax (NY)', amount: '11.12' });
    expect(await chargesOf(body.id)).toMatchObject([
      { kind: 'shipping', cents: 0, ofItem: false },
      { authority: 'New York', cents: 0, taxable: 0, ofItem: true },
      { authority: 'Albany County', cents: 152, taxable: 3_800, ofItem: true },
      { authority: 'New York', cents: 480, taxable: 12_000, ofItem: true },
      { authority: 'Albany County', cents: 480, taxable: 12_000, ofItem: true },
    ]);
  });

  it('has no tax in a state without a rule, and the free rate by which it goes', async () => {
    const { body } = await send(await givenPieces(8_000), { shippingAddress: OREGON, totalAmount: '80.00' }).expect(201);
    expect((await read(body.id)).charges).toEqual([{ kind: 'shipping', label: 'Shipping: Standard', amount: '0.00' }]);
  });

  it('goes by the chosen rate', async () => {
    const express = await givenRate(shop.db, { name: 'Express', cents: 1_500, sortOrder: 1 });
    await shop.waitForNotifications();
    const { body } = await send(await givenPieces(), { shippingRateId: express.id, totalAmount: '82.84' }).expect(201);
    expect((await read(body.id)).charges[0]).toEqual({ kind: 'shipping', label: 'Shipping: Express', amount: '15.00' });
  });

  it('is answered once more to a repeated request after a rule has changed', async () => {
    const pieces = await givenPieces();
    const first = await send(pieces).set('idempotency-key', 'twice').expect(201);
    await shop.db.query('update tax_rules set rate_ppm = 70000');
    await shop.waitForNotifications();
    expect((await send(pieces).set('idempotency-key', 'twice').expect(201)).body).toEqual(first.body);
    expect((await send(pieces).expect(201)).body).toMatchObject({ id: first.body.id });
  });
});

describe('no order is placed, and nothing is written,', () => {
  const refused = async (over: Record<string, unknown>, status: number): Promise<unknown> => {
    const pieces = await givenPieces();
    const before = await countEverything(shop.db);
    const { body } = await send(pieces, over).expect(status);
    expect(await countEverything(shop.db)).toEqual(before);
    return body;
  };

  it('when a rule, a rate or the address has changed since the quote: the new total is answered', async () => {
    expect(await refused({ shippingAddress: OREGON }, 409)).toMatchObject({ code: 'CART_CHANGED', totalAmount: '70.00' });
    await shop.db.query('update tax_rules set rate_ppm = 62500');
    await shop.waitForNotifications();
    expect(await refused({}, 409)).toMatchObject({ code: 'CART_CHANGED', totalAmount: '74.00' });
    await shop.db.query('update shipping_rates set is_active = false');
    await givenRate(shop.db, { name: 'Slow', cents: 300 });
    await shop.waitForNotifications();
    expect(await refused({}, 409)).toMatchObject({ code: 'CART_CHANGED', totalAmount: '71.00' });
  });

  it('when state and ZIP code differ, or no rate leads there', async () => {
    const mismatch = { ...MARYLAND, zipCode: '97201' };
    expect(await refused({ shippingAddress: mismatch }, 400)).toMatchObject({ code: 'ADDRESS_MISMATCH' });
    await shop.db.query(`update shipping_rates set states = '{MD}'`);
    await shop.waitForNotifications();
    expect(await refused({ shippingAddress: OREGON }, 409)).toMatchObject({
      code: 'NO_SHIPPING',
      message: 'We do not ship to Oregon yet.',
    });
  });

  it('for a locale that is none', async () => {
    await refused({ locale: 'English' }, 400);
  });

  it('from an empty cart, whose total is nothing', async () => {
    const pieces = await givenPieces();
    await shop.db.query('delete from cart_items');
    expect((await send(pieces).expect(409)).body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '0.00' });
    expect((await send({ ...pieces, lines: [] }).expect(400)).body).toMatchObject({ code: 'CART_EMPTY' });
  });
});
