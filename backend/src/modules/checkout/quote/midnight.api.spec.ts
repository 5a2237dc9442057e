import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { BALTIMORE, givenPrices, givenRule } from '#test/support/builders/shop-prices.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await givenPrices(shop);
  // 7 % from March 5 on, and a holiday on March 7 alone.
  await givenRule(shop.db, { ratePpm: 70_000, validFrom: '2026-03-05' });
  await givenRule(shop.db, { ratePpm: 0, validFrom: '2026-03-07', validTo: '2026-03-07' });
  await shop.waitForNotifications();
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function givenTimeZone(timeZone: string): Promise<void> {
  await shop.db.query(`update shop_settings set "values" = "values" || $1`, [{ timeZone }]);
  await shop.waitForNotifications();
}
const at = (time: string) => freezeClock(shop.app.get(Clock), new Date(time));

async function givenPieces(): Promise<{ sessionId: string; lines: OrderLine[] }> {
  const lines = [{ product: await givenProduct(shop.db, { priceCents: 6_400 }), quantity: 1 }];
  return { sessionId: await givenCart(shop.db, lines), lines };
}
const quoted = async (sessionId: string): Promise<string[]> => {
  const { body } = await shop.http().post('/api/checkout/quote').send({ sessionId, state: 'MD', zipCode: '21230' }).expect(200);
  return [body.tax, body.total];
};

describe('a rule that starts at midnight', () => {
  it.each([
    ['America/New_York', '2026-03-05T04:59:59.999Z', '3.84', '73.84'],
    ['America/New_York', '2026-03-05T05:00:00.000Z', '4.48', '74.48'],
    ['America/New_York', '2026-03-07T04:59:59.999Z', '4.48', '74.48'],
    ['America/New_York', '2026-03-07T05:00:00.000Z', '0.00', '70.00'],
    ['America/New_York', '2026-03-08T04:59:59.999Z', '0.00', '70.00'],
    ['America/New_York', '2026-03-08T05:00:00.000Z', '4.48', '74.48'],
    ['Pacific/Honolulu', '2026-03-05T09:59:59.999Z', '3.84', '73.84'],
    ['Pacific/Honolulu', '2026-03-05T10:00:00.000Z', '4.48', '74.48'],
  ])('is that of the shop in %s: at %s the tax is %s', async (timeZone, time, tax, total) => {
    await givenTimeZone(timeZone);
    at(time);
    expect(await quoted((await givenPieces()).sessionId)).toEqual([tax, total]);
  });

  it('answers an order that was quoted before it with the new total, and takes that one', async () => {
    await givenTimeZone('America/New_York');
    const clock = at('2026-03-05T04:59:59.000Z');
    const { sessionId, lines } = await givenPieces();
    expect(await quoted(sessionId)).toEqual(['3.84', '73.84']);
    clock.advance(1_000);
    const order = (totalAmount: string) =>
      shop
        .http()
        .post('/api/orders')
        .send(orderBody(sessionId, lines, { shippingAddress: BALTIMORE, totalAmount }));
    expect((await order('73.84').expect(409)).body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '74.48' });
    const { body } = await order('74.48').expect(201);
    expect((await shop.http().get(`/api/orders/${body.id}`).expect(200)).body).toMatchObject({
      totalAmount: '74.48',
      charges: [{ kind: 'shipping' }, { label: 'Sales tax (MD 7%)', amount: '4.48' }],
    });
  });
});
