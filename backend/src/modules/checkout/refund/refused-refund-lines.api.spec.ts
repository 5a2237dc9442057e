import { givenProduct } from '#test/support/builders/catalog.js';
import { givenSharedOrder, type SharedOrder } from '#test/support/builders/shared-order.js';
import { givenChargedOrder, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from '../../orders/index.js';

const NOBODY = '6a1c4c9e-3d0b-4b0e-9f0f-2b9d3c1f0a11';

let shop: TestShop;
let admin: { authorization: string };
let order: SharedOrder;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await givenPrices(shop);
  order = await givenSharedOrder(shop, admin);
});
afterAll(() => shop.close());

const refund = (id: string, body: object = {}) => shop.http().post(`/api/admin/orders/${id}/refunds`).set(admin).send(body);
const read = async (id: string): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;

describe('a refund by line that is refused', () => {
  it('of an item that the order does not have is 404', async () => {
    const other = await givenSharedOrder(shop, admin);
    for (const itemId of [NOBODY, other.hoodie, order.id]) {
      const { body } = await refund(order.id, { lines: [{ itemId, amount: '1.00' }] }).expect(404);
      expect(body).toMatchObject({ message: 'Item not found' });
    }
    await refund(NOBODY, { lines: [{ itemId: order.hoodie, amount: '1.00' }] }).expect(404);
  });

  it.each<[string, string, (itemId: string) => object]>([
    [
      'an item twice',
      'lines',
      (itemId) => ({ lines: [itemId, itemId.toUpperCase()].map((id) => ({ itemId: id, amount: '1.00' })) }),
    ],
    ['no line', 'lines', () => ({ lines: [] })],
    ['no list', 'lines', (itemId) => ({ lines: { itemId, amount: '1.00' } })],
    ['a line without an item', 'lines.0.itemId', () => ({ lines: [{ amount: '1.00' }] })],
    ['a line without an amount', 'lines.0.amount', (itemId) => ({ lines: [{ itemId }] })],
    ['nothing of a line', 'lines.0.amount', (itemId) => ({ lines: [{ itemId, amount: '0.00' }] })],
    ['less than nothing of a line', 'lines.0.amount', (itemId) => ({ lines: [{ itemId, amount: '-1.00' }] })],
    ['parts of a cent', 'lines.0.amount', (itemId) => ({ lines: [{ itemId, amount: '1.005' }] })],
    ['a shop that bears it perhaps', 'borneByShop', () => ({ borneByShop: 'perhaps' })],
  ])('that names %s is 400', async (_, field, body) => {
    const answer = await refund(order.id, body(order.hoodie)).expect(400);
    expect(answer.body).toMatchObject({ code: 'INVALID', errors: { [field]: expect.any(String) } });
    expect((await read(order.id)).refundedAmount).toBe('0.00');
  });

  it('is one of an order that is not paid, which has no lines to refund', async () => {
    const id = await givenChargedOrder(
      shop,
      [{ product: await givenProduct(shop.db, { priceCents: 6_400 }), quantity: 1 }],
      '73.84',
    );
    const { items, refundableLines } = await read(id);
    expect(refundableLines).toEqual([]);
    const { body } = await refund(id, { lines: [{ itemId: items[0]?.id, amount: '1.00' }] }).expect(409);
    expect(body).toMatchObject({ code: 'NOTHING_TO_REFUND' });
  });
});
