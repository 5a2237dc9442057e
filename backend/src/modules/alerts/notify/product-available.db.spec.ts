import { CatalogClock, Stock } from '#modules/catalog/index.js';
import { givenWaiting, offerAlerts } from '#test/support/builders/alerts.js';
import { givenProduct, givenSizedProduct, retireSize, sizeOf } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from outbox');
  await offerAlerts(shop);
});

const events = async (): Promise<string[]> => {
  const rows = await shop.db.query<{ id: string }[]>(
    `select payload ->> 'productId' as id from outbox where topic = 'product.available' order by created_at`,
  );
  return rows.map(({ id }) => id);
};
const change = (id: string, columns: string) => shop.db.query(`update products set ${columns} where id = $1`, [id]);

describe('the event that a product can be bought again', () => {
  it('is written when stock rises from 0, by whoever raises it', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 0 });
    await givenWaiting(shop, 1, { productId });
    await shop.db.transaction((tx) => shop.app.get(Stock, { strict: false }).restock(tx, [{ productId, quantity: 1 }]));
    expect(await events()).toEqual([productId]);
    await change(productId, 'stock_quantity = 2');
    await change(productId, 'stock_quantity = 0');
    expect(await events()).toEqual([productId]);
    await change(productId, 'stock_quantity = 3');
    expect(await events()).toEqual([productId, productId]);
  });

  it('is one for all sizes that a transaction brings back', async () => {
    const product = await givenSizedProduct(shop.db, { S: 0, M: 0, L: 4 });
    await givenWaiting(shop, 1, { productId: product.id, variantId: sizeOf(product, 'M').id });
    const lines = ['S', 'M', 'L'].map((size) => ({ productId: product.id, variantId: sizeOf(product, size).id, quantity: 1 }));
    await shop.db.transaction((tx) => shop.app.get(Stock, { strict: false }).restock(tx, lines));
    expect(await events()).toEqual([product.id]);
  });

  it('is not written while nobody waits', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 0 });
    await change(id, 'stock_quantity = 1');
    const { id: told } = await givenProduct(shop.db, { stockQuantity: 0 });
    await givenWaiting(shop, 1, { productId: told });
    await shop.db.query('update stock_alerts set notified_at = now()');
    await change(told, 'stock_quantity = 1');
    expect(await events()).toEqual([]);
  });

  it.each([
    ['a draft that goes live', { state: 'draft' as const }, `state = 'live'`],
    ['a product that is restored', { deletedAt: new Date() }, 'deleted_at = null'],
    ['a moment that is moved', { buyableFrom: new Date('2036-11-29') }, 'buyable_from = null'],
  ])('is written for %s', async (_, over, columns) => {
    const { id: productId } = await givenProduct(shop.db, over);
    await givenWaiting(shop, 1, { productId });
    await change(productId, columns);
    expect(await events()).toEqual([productId]);
  });

  it('is written for each product that opens at one moment, with the commit that opens them', async () => {
    const { id: appears } = await givenProduct(shop.db);
    const { id: goesOnSale } = await givenProduct(shop.db);
    for (const productId of [appears, goesOnSale]) await givenWaiting(shop, 1, { productId });
    await shop.db.transaction(async (tx) => {
      // Without triggers no timer hears of it; whoever looks at the clock next opens both.
      await tx.query('set local session_replication_role = replica');
      await tx.query(`update catalog_clock set at = clock_timestamp() - interval '1 hour'`);
      await tx.query(`update products set visible_from = clock_timestamp() - interval '1 minute' where id = $1`, [appears]);
      await tx.query(`update products set buyable_from = clock_timestamp() - interval '1 minute' where id = $1`, [goesOnSale]);
    });
    await shop.app.get(CatalogClock, { strict: false }).tick();
    expect((await events()).toSorted()).toEqual([appears, goesOnSale].toSorted());
  });
});

it('alerts go with their product, and with the size that is taken from the database', async () => {
  const product = await givenSizedProduct(shop.db, { M: 0, L: 3 });
  await givenWaiting(shop, 2, { productId: product.id, variantId: sizeOf(product, 'M').id });
  await retireSize(shop.db, sizeOf(product, 'M'));
  const list = await shop.http().get('/api/admin/alerts/waiting').set(admin).expect(200);
  expect((list.body as { rows: { productId: string }[] }).rows.filter(({ productId }) => productId === product.id)).toEqual([]);
  const count = async (): Promise<unknown> => {
    const [row] = await shop.db.query<object[]>('select count(*)::int as kept from stock_alerts where product_id = $1', [
      product.id,
    ]);
    return row;
  };
  expect(await count()).toEqual({ kept: 2 });
  await shop.db.query('delete from products where id = $1', [product.id]);
  expect(await count()).toEqual({ kept: 0 });
});
