import { givenProduct } from '#test/support/builders/catalog.js';
import { givenSharedOrder, type SharedOrder } from '#test/support/builders/shared-order.js';
import { givenChargedOrder, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
let order: SharedOrder;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await givenPrices(shop);
});
beforeEach(async () => {
  order = await givenSharedOrder(shop, admin);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const write = (action: string, body: object, status = 200) =>
  shop.http().post(`/api/admin/orders/${order.id}/${action}`).set(admin).send(body).expect(status);
const refund = (body: object) => write('refunds', body, 201);
const bodyOf = async (path: string, who = {}): Promise<Record<string, unknown>> =>
  (await shop.http().get(path).set(who).expect(200)).body;
/** What the shopper reads; the same stands in the answer for staff. */
async function sharesOf({ id } = order): Promise<unknown> {
  const [{ artistShares }, seen] = [await bodyOf(`/api/orders/${id}`), await bodyOf(`/api/admin/orders/${id}`, admin)];
  expect(seen['artistShares']).toEqual(artistShares);
  return artistShares;
}
const marisol = (amount: string) => [{ artistName: 'Marisol Vega', amount }];

describe('what the artists of an order get', () => {
  it('is their share of the goods, without tax and shipping', async () => {
    expect(await sharesOf()).toEqual(marisol('20.00'));
  });

  it('is not there for an order without shares, nor for one whose artists get nothing', async () => {
    const lines = [{ product: await givenProduct(shop.db, { priceCents: 6_400 }), quantity: 1 }];
    const plain = await givenChargedOrder(shop, lines, '73.84');
    expect(await bodyOf(`/api/orders/${plain}`)).not.toHaveProperty('artistShares');
    await shop.db.query('update order_items set share_bps = 0 where order_id = $1 and artist_id is not null', [order.id]);
    expect(await bodyOf(`/api/orders/${order.id}`)).not.toHaveProperty('artistShares');
  });

  it('falls with what is refunded: of the line, of an amount, and nothing is left in the end', async () => {
    await refund({ lines: [{ itemId: order.caps, amount: '20.00' }] });
    expect(await sharesOf()).toEqual(marisol('20.00'));
    await refund({ lines: [{ itemId: order.hoodie, amount: '15.01' }] });
    expect(await sharesOf()).toEqual(marisol('12.50'));
    // 32.49 are left: 6.00 of shipping, 1.50 of tax and 24.99 of the hoodie. A third of it leaves 16.66 of the hoodie.
    await refund({ amount: '10.83' });
    expect(await sharesOf()).toEqual(marisol('8.33'));
    await refund({});
    expect(await sharesOf()).toBeUndefined();
  });

  it('does not fall with what the shop bears', async () => {
    await refund({ lines: [{ itemId: order.hoodie, amount: '15.00' }], borneByShop: true });
    await refund({ amount: '5.00', borneByShop: true });
    expect(await sharesOf()).toEqual(marisol('20.00'));
    await refund({ lines: [{ itemId: order.hoodie, amount: '10.00' }] });
    expect(await sharesOf()).toEqual(marisol('15.00'));
  });

  it('is that of the day of the sale, whatever becomes of artist and product', async () => {
    await shop.db.query(`update artists set name = 'Another', share_bps = 100`);
    await shop.db.query('update products set artist_id = null, share_bps = 1');
    expect(await sharesOf()).toEqual(marisol('20.00'));
  });

  it('is not there for a cancelled order', async () => {
    await write('cancel', { reason: 'The shopper asked' });
    expect(await sharesOf()).toBeUndefined();
  });

  it('is not told to packers, and no other answer for shoppers has the share', async () => {
    const packer = await asAdmin(shop, { role: 'packer' });
    const answers = [await bodyOf(`/api/admin/orders/${order.id}`, packer)];
    expect(answers[0]).toMatchObject({ refundableLines: [], refunds: [], artistNames: ['Marisol Vega'] });
    expect(answers[0]).not.toHaveProperty('artistShares');
    const slips = { orderIds: order.id };
    const { body } = await shop.http().get('/api/admin/orders/selected/slips').query(slips).set(packer).expect(200);
    expect(body.slips).toMatchObject([{ artistNames: ['Marisol Vega'] }]);
    expect(JSON.stringify(body)).not.toMatch(/"\d+\.\d\d"|\$/);
    answers.push(body, await bodyOf(`/api/orders/${order.id}`));
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/bps|share_|"shares"/i);
  });
});
