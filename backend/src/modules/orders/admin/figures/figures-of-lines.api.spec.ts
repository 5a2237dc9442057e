import { fromCents, toCents } from '@shop/contract/money';
import { givenArtist, givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from '../admin-order.view.js';
import type { FigureAmountsView, FiguresView } from './figures.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function givenPlaced(lines: readonly OrderLine[]): Promise<string> {
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines))
    .expect(201);
  return (body as { id: string }).id;
}

async function write(id: string, action: string, body: object): Promise<void> {
  const { status } = await shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body);
  expect([200, 201]).toContain(status);
}

const orderOf = async (id: string): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body as AdminOrderView;
const GROUPS = ['product', 'size', 'artist', 'category'] as const;

/** Captured and refunded of a group; throws unless all groups add up to the total. */
async function figure(
  by: (typeof GROUPS)[number],
  key: string | null,
): Promise<[label: string | null, captured: string, refunded: string]> {
  const { body } = await shop.http().get('/api/admin/figures').query({ by }).set(admin).expect(200);
  const { rows, total } = body as FiguresView;
  const sum = (field: keyof Pick<FigureAmountsView, 'captured' | 'refunded'>): string =>
    fromCents(
      rows.reduce((cents, { now }) => cents + toCents(now[field].replace('-', '')) * (now[field].startsWith('-') ? -1 : 1), 0),
    );
  expect([sum('captured'), sum('refunded')]).toEqual([total.captured, total.refunded]);
  const row = rows.find((found) => found.key === key);
  return [row?.label ?? null, row?.now.captured ?? '0.00', row?.now.refunded ?? '0.00'];
}

it('a sale is of the artist of then under the name of today, and keeps the name when the artist is gone', async () => {
  const [vega, cole] = [await givenArtist(shop.db, { name: 'Marisol Vega' }), await givenArtist(shop.db)];
  const product = await givenProduct(shop.db, { priceCents: 4_000, artistId: vega.id });
  await write(await givenPlaced([{ product, quantity: 1 }]), 'payment', { reference: 'Z' });
  await shop.db.query('update products set artist_id = $2 where id = $1', [product.id, cole.id]);
  await shop.db.query(`update artists set name = 'Marisol Vega-Ruiz' where id = $1`, [vega.id]);
  expect(await figure('artist', vega.id)).toEqual(['Marisol Vega-Ruiz', '40.00', '0.00']);
  expect(await figure('artist', cole.id)).toEqual([null, '0.00', '0.00']);
  await shop.db.query('delete from artists where id = $1', [vega.id]);
  expect(await figure('artist', vega.id)).toEqual(['Marisol Vega', '40.00', '0.00']);
});

it('a refund by line is of its artist alone', async () => {
  const [one, other] = [await givenArtist(shop.db), await givenArtist(shop.db)];
  const lines = await Promise.all(
    [one, other].map(async ({ id }) => ({
      product: await givenProduct(shop.db, { priceCents: 3_000, artistId: id }),
      quantity: 1,
    })),
  );
  const id = await givenPlaced(lines);
  await write(id, 'payment', { reference: 'Z' });
  const { items } = await orderOf(id);
  const item = items.find(({ productId }) => productId === lines[0]?.product.id);
  await write(id, 'refunds', { lines: [{ itemId: item?.id, amount: '12.00' }] });
  expect(await figure('artist', one.id)).toEqual([one.name, '30.00', '12.00']);
  expect(await figure('artist', other.id)).toEqual([other.name, '30.00', '0.00']);
  await write(id, 'refunds', {});
  expect(await figure('artist', one.id)).toEqual([one.name, '30.00', '30.00']);
});

describe('money that is of no sale', () => {
  const noSale = async (): Promise<number> => {
    const [, captured, refunded] = await figure('product', 'no-sale');
    const cents = (amount: string): number => Math.round(Number(amount) * 100);
    return cents(captured) - cents(refunded);
  };

  it.each(GROUPS)('is a row of its own by %s until the rest of the price arrives', async (by) => {
    const product = await givenProduct(shop.db, { priceCents: 4_000 });
    const id = await givenPlaced([{ product, quantity: 1 }]);
    const before = await noSale();
    await write(id, 'payment', { reference: 'Z', amount: '15.00' });
    expect([await noSale(), (await figure('product', product.id))[1]]).toEqual([before + 1_500, '0.00']);
    expect((await figure(by, 'no-sale'))[0]).toBe('Paid in part or too much');
    await write(id, 'payment', { reference: 'Z2', amount: '25.00' });
    expect([await noSale(), (await figure('product', product.id))[1]]).toEqual([before, '40.00']);
  });

  it('goes when a cancelled order gets its part back', async () => {
    const product = await givenProduct(shop.db, { priceCents: 4_000 });
    const id = await givenPlaced([{ product, quantity: 1 }]);
    const before = await noSale();
    await write(id, 'payment', { reference: 'Z', amount: '15.00' });
    await write(id, 'cancel', { reason: 'The shopper asked' });
    await write(id, 'refunds', {});
    expect(await noSale()).toBe(before);
    expect(await figure('product', product.id)).toEqual([null, '0.00', '0.00']);
  });

  it('is what arrived beyond the price, which goes back first', async () => {
    const product = await givenProduct(shop.db, { priceCents: 4_000 });
    const id = await givenPlaced([{ product, quantity: 1 }]);
    const before = await noSale();
    await write(id, 'payment', { reference: 'Z', amount: '45.00' });
    expect(await noSale()).toBe(before + 500);
    await write(id, 'refunds', { amount: '6.00' });
    expect(await noSale()).toBe(before);
    expect((await figure('product', product.id)).slice(1)).toEqual(['40.00', '1.00']);
  });

  it('is what another size costs more, once it is paid', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 }, { priceCents: 4_000 });
    await shop.db.query(`update product_variants set price_override = '43.00' where id = $1`, [sizeOf(hoodie, 'L').id]);
    const id = await givenPlaced([{ product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 2 }]);
    await write(id, 'payment', { reference: 'Z' });
    const { version, items } = await orderOf(id);
    await write(id, 'sizes', { version, itemId: items[0]?.id, variantId: sizeOf(hoodie, 'L').id, quantity: 1 });
    const before = await noSale();
    await write(id, 'payment', { reference: 'Z2', amount: '3.00' });
    expect(await noSale()).toBe(before + 300);
    expect(await figure('size', `${hoodie.id}/M`)).toEqual([`${hoodie.name}, M`, '80.00', '0.00']);
    await write(id, 'refunds', {});
    expect(await figure('size', `${hoodie.id}/M`)).toEqual([`${hoodie.name}, M`, '80.00', '80.00']);
    await expectInvariants(shop.db);
  });
});

it('groups that brought the same stand in the order of their names', async () => {
  const names = ['Wren', 'Oriole', 'Heron', 'Dove', 'Kite', 'Avocet'];
  for (const name of names) {
    const product = await givenProduct(shop.db, { name, priceCents: 3_100 });
    await write(await givenPlaced([{ product, quantity: 1 }]), 'payment', { reference: `Z ${name}` });
  }
  const { body } = await shop.http().get('/api/admin/figures').query({ by: 'product' }).set(admin).expect(200);
  const labels = (body as FiguresView).rows.map(({ label }) => label ?? '').filter((label) => names.includes(label));
  expect(labels).toEqual(names.toSorted());
});
