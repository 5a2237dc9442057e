import { givenProduct } from '#test/support/builders/catalog.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { CatalogQueries } from '../catalog.queries.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const stockOf = async (productId: string): Promise<number> => {
  const { body } = await shop.http().get(`/api/products/${productId}`).expect(200);
  return (body as { stockQuantity: number }).stockQuantity;
};

async function stocksOf(productIds: readonly string[]): Promise<number[]> {
  const stocks: number[] = [];
  for (const id of productIds) stocks.push(await stockOf(id));
  return stocks;
}

async function countReads(work: () => Promise<unknown>): Promise<number> {
  const log = openStatementLog();
  await work();
  log.close();
  return log.texts.filter((text) => text.includes('from products')).length;
}

/** Products with 9 pieces, which are in memory. */
async function givenStock(count: number): Promise<string[]> {
  const products = await Promise.all(Array.from({ length: count }, () => givenProduct(shop.db, { stockQuantity: 9 })));
  const ids = products.map(({ id }) => id);
  await shop.waitForNotifications();
  expect(new Set(await stocksOf(ids))).toEqual(new Set([9]));
  return ids;
}

const sellOne = (productIds: readonly string[]): Promise<unknown> =>
  shop.db.query('update products set stock_quantity = stock_quantity - 1 where id = any($1)', [productIds]);

describe('products that were sold while they were in memory', () => {
  it('are read again together, when the first of them is asked for', async () => {
    const ids = await givenStock(5);
    await sellOne(ids.slice(1));
    await shop.waitForNotifications();
    const reads = await countReads(async () => expect(await stocksOf(ids)).toEqual([9, 8, 8, 8, 8]));
    expect(reads).toBe(1);
  });

  it('are at most 50 for each statement', async () => {
    const ids = await givenStock(60);
    await sellOne(ids);
    await shop.waitForNotifications();
    const reads = await countReads(async () => expect(new Set(await stocksOf(ids))).toEqual(new Set([8])));
    expect(reads).toBe(2);
  });

  it('show a sale that happens while they are read', async () => {
    const ids = await givenStock(2);
    await sellOne(ids);
    await shop.waitForNotifications();
    const catalog = shop.app.get(CatalogQueries);
    const read = catalog.productDetails.bind(catalog);
    const spy = jest.spyOn(catalog, 'productDetails').mockImplementationOnce(async (asked) => {
      const products = await read(asked);
      await sellOne(asked);
      await shop.waitForNotifications();
      return products;
    });
    expect(await stockOf(ids[0] ?? '')).toBe(8);
    expect(spy).toHaveBeenCalledTimes(1);
    expect(await stocksOf(ids)).toEqual([7, 7]);
    spy.mockRestore();
  });

  it('are shown when another one of them has been deleted', async () => {
    const [shown = '', deleted = ''] = await givenStock(2);
    await sellOne([shown, deleted]);
    await shop.db.query('update products set deleted_at = now() where id = $1', [deleted]);
    await shop.waitForNotifications();
    expect(await stockOf(shown)).toBe(8);
    await shop.http().get(`/api/products/${deleted}`).expect(404);
  });

  it('are read again after a failed read', async () => {
    const ids = await givenStock(2);
    await sellOne(ids);
    await shop.waitForNotifications();
    const spy = jest.spyOn(shop.app.get(CatalogQueries), 'productDetails').mockRejectedValueOnce(new Error('no connection'));
    await shop.http().get(`/api/products/${ids[0]}`).expect(500);
    spy.mockRestore();
    expect(await stocksOf(ids)).toEqual([8, 8]);
  });
});
