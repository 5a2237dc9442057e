import { randomUUID } from 'node:crypto';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCardOrder, givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PickListView } from './pick-list.view.js';

let shop: TestShop;
let pat: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  pat = await asAdmin(shop, { username: 'pat', role: 'packer' });
});
afterAll(() => shop.close());

const post = (body: object, who = pat) => shop.http().post('/api/admin/orders/selected/pick-list').set(who).send(body);
const pick = async (orderIds: readonly string[]): Promise<PickListView> =>
  (await post({ orderIds }).expect(200)).body as PickListView;

async function givenPaid(...lines: OrderLine[]): Promise<string> {
  const body = orderBody(await givenCart(shop.db, lines), lines);
  const { id } = (await shop.http().post('/api/orders').send(body).expect(201)).body as { id: string };
  const owner = await asAdmin(shop);
  await shop.http().post(`/api/admin/orders/${id}/payment`).set(owner).send({ reference: 'ZL' }).expect(200);
  return id;
}

it('adds the pieces of all orders up by product and size, the smallest size first, without amounts and buyers', async () => {
  const hoodie = await givenSizedProduct(shop.db, { XL: 9, '2XL': 9, S: 9 }, { name: 'Sunrise Hoodie', priceCents: 6_400 });
  const cap = await givenProduct(shop.db, { name: 'Anchor Cap', priceCents: 2_000 });
  const line = (label: string, quantity: number): OrderLine => ({ product: hoodie, variant: sizeOf(hoodie, label), quantity });
  const ids = [
    await givenPaid(line('XL', 1), line('S', 2)),
    await givenPaid(line('2XL', 1), line('S', 1), { product: cap, quantity: 3 }),
  ];
  const list = await pick([...ids, ids[0]!.toUpperCase(), randomUUID()]);
  const size = (label: string, pieces: number) => ({ variantId: sizeOf(hoodie, label).id, label, pieces });
  expect(list).toEqual({
    items: [
      { productId: cap.id, name: 'Anchor Cap', imageUrl: null, pieces: 3, sizes: [{ variantId: null, label: null, pieces: 3 }] },
      {
        productId: hoodie.id,
        name: 'Sunrise Hoodie',
        imageUrl: null,
        pieces: 5,
        sizes: [size('S', 3), size('XL', 1), size('2XL', 1)],
      },
    ],
    pieces: 8,
    orders: 2,
    leftOut: [],
  });
  expect(JSON.stringify(list)).not.toMatch(/\b(64\.00|20\.00|Ada)\b/);
});

it('names the orders that are not packed now', async () => {
  const states = [
    [await givenOrder(shop), 'is not paid'],
    [await givenOrder(shop, { status: 'cancelled' }), 'is cancelled'],
    [await givenCardOrder(shop, { status: 'shipped' }), 'is shipped'],
    [await givenCardOrder(shop, { status: 'delivered' }), 'is delivered'],
    [await givenCardOrder(shop, { paymentStatus: 'refunded' }), 'is refunded'],
    [await givenCardOrder(shop, { status: 'pending', paymentStatus: 'authorized' }), 'is not paid'],
  ] as const;
  const leftOut = states.map(([{ orderNumber }, reason]) => ({ orderNumber, reason }));
  expect(await pick(states.map(([{ id }]) => id))).toEqual({ items: [], pieces: 0, orders: 0, leftOut });
});

it.each<[string, object, string]>([
  ['no orders', {}, 'Please select orders'],
  ['an empty selection', { orderIds: [] }, 'Please select orders'],
  ['what is no id', { orderIds: ['x'] }, 'orderIds must be ids of orders'],
  ['more than 200', { orderIds: Array.from({ length: 201 }, () => randomUUID()) }, 'Please select at most 200 orders'],
])('refuses %s', async (_, body, message) => {
  expect((await post(body).expect(400)).body).toMatchObject({ message });
});

it('is for those who ship', async () => {
  const bookkeeper = await asAdmin(shop, { username: 'bo', role: 'bookkeeper' });
  await post({ orderIds: [randomUUID()] }, bookkeeper).expect(403);
});
