import { fromCents, toCents } from '@shop/contract/money';
import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenChargedOrder, givenModes, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { FiguresView } from './figures.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

/** Two products for 20.00 and 13.33, shipping 6.00, tax 2.00: 41.33, paid by Zelle. */
async function givenPaid(): Promise<string> {
  await givenPrices(shop);
  const { id: categoryId } = await givenCategory(shop.db);
  const { id: artistId } = await givenArtist(shop.db);
  const lines = [
    { product: await givenProduct(shop.db, { priceCents: 2_000, categoryId, artistId }), quantity: 1 },
    { product: await givenProduct(shop.db, { priceCents: 1_333 }), quantity: 1 },
  ];
  const id = await givenChargedOrder(shop, lines, '41.33');
  await write(id, 'payment', { reference: 'Z' });
  return id;
}

async function write(id: string, action: string, body: object): Promise<void> {
  const { status } = await shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body);
  expect([200, 201]).toContain(status);
}

const figures = async (by: string): Promise<FiguresView> =>
  (await shop.http().get('/api/admin/figures').query({ by }).set(admin).expect(200)).body as FiguresView;
const netOf = ({ rows }: FiguresView): string => fromCents(rows.reduce((sum, { now }) => sum + toCents(now.net), 0));

it('groups add up to the total with a row of shipping, tax and fees, and a whole refund leaves 0 in each of them', async () => {
  const id = await givenPaid();
  const groups = ['product', 'size', 'artist', 'category'];
  for (const by of groups) {
    const { rows, total } = await figures(by);
    expect(total.captured).toBe('41.33');
    expect(rows.find(({ key }) => key === 'charges')).toMatchObject({
      label: 'Shipping, tax and fees',
      now: { captured: '8.00', refunded: '0.00', units: 0 },
    });
    expect(rows.map(({ now }) => now.captured)).toEqual(['20.00', '13.33', '8.00']);
  }
  for (const amount of ['0.01', '0.01', '0.01', '7.77', '13.33']) await write(id, 'refunds', { amount });
  for (const by of groups) {
    const part = await figures(by);
    expect([netOf(part), part.total.net]).toEqual(['20.20', '20.20']);
  }
  await write(id, 'refunds', {});
  for (const by of groups) expect((await figures(by)).rows.map(({ now }) => now.net)).toEqual(['0.00', '0.00', '0.00']);
});

it('by method and day count what was paid, with shipping and tax', async () => {
  await givenPaid();
  for (const by of ['method', 'day']) {
    const figure = await figures(by);
    expect([netOf(figure), figure.total.net]).toEqual(['41.33', '41.33']);
  }
});

it('a whole refund leaves 0 in each line of an order without charges, too', async () => {
  await givenModes(shop, { shippingMode: 'free', taxMode: 'off' });
  const lines = [
    { product: await givenProduct(shop.db, { priceCents: 1_000 }), quantity: 1 },
    { product: await givenProduct(shop.db, { priceCents: 1_000 }), quantity: 1 },
  ];
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines));
  await write(body.id, 'payment', { reference: 'Z' });
  for (const amount of ['0.01', '0.01', '0.01']) await write(body.id, 'refunds', { amount });
  const amounts = async (field: 'net' | 'refunded') => {
    const { rows } = await figures('product');
    return lines.map(({ product }) => rows.find(({ key }) => key === product.id)?.now[field] ?? '').toSorted();
  };
  expect(await amounts('refunded')).toEqual(['0.01', '0.02']);
  await write(body.id, 'refunds', {});
  expect(await amounts('net')).toEqual(['0.00', '0.00']);
});
