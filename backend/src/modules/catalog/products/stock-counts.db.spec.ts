import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { StockCounts } from './stock-counts.js';

let shop: TestShop;
let counts: StockCounts;
beforeAll(async () => {
  shop = await openShop();
  counts = shop.app.get(StockCounts);
});
afterAll(() => shop.close());

type Product = Awaited<ReturnType<typeof givenProduct>>;

async function sell(product: Product, quantity: number): Promise<void> {
  const lines = [{ product, quantity }];
  const sessionId = await givenCart(shop.db, lines);
  await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(201);
}
/** M has one piece, L has five. */
const giveSizes = (product: Product): Promise<unknown> =>
  shop.db.query(
    `with product as (update products set option_names = '{Size}', stock_quantity = 6 where id = $1)
    insert into product_variants (product_id, option_values, label, stock_quantity) values ($1, '{M}', 'M', 1), ($1, '{L}', 'L', 5)`,
    [product.id],
  );

describe('the counts of products that run out', () => {
  it('follow every sale that passes a limit, and every change by staff', async () => {
    const { low, out } = await counts.low();
    const product = await givenProduct(shop.db, { stockQuantity: 12 });
    await sell(product, 1);
    expect(await counts.low()).toEqual({ low, out });
    await sell(product, 1);
    expect(await counts.low()).toEqual({ low: low + 1, out });
    await sell(product, 9);
    expect(await counts.low()).toEqual({ low: low + 1, out });
    await sell(product, 1);
    expect(await counts.low()).toEqual({ low, out: out + 1 });
    await shop.db.query('update products set stock_quantity = 10 where id = $1', [product.id]);
    expect(await counts.low()).toEqual({ low: low + 1, out });
    await shop.db.query('update products set stock_quantity = 11 where id = $1', [product.id]);
    expect(await counts.low()).toEqual({ low, out });
    await shop.db.query('update products set stock_quantity = 0 where id = $1', [product.id]);
    await shop.db.query('update products set deleted_at = now() where id = $1', [product.id]);
    expect(await counts.low()).toEqual({ low, out });
  });

  it('are exact while pieces are sold at the same time', async () => {
    const { low, out } = await counts.low();
    const product = await givenProduct(shop.db, { stockQuantity: 15 });
    const sellOne = () => shop.db.query('update products set stock_quantity = stock_quantity - 1 where id = $1', [product.id]);
    for (const [sales, expected] of [
      [5, { low: low + 1, out }],
      [10, { low, out: out + 1 }],
    ] as const) {
      await Promise.all(Array.from({ length: sales }, () => [sellOne(), counts.low()]).flat());
      expect(await counts.low()).toEqual(expected);
    }
  });

  it('follow a size that sells out while its product has others', async () => {
    const before = await counts.sizesOut();
    const product = await givenProduct(shop.db, { stockQuantity: 0 });
    await giveSizes(product);
    expect(await counts.sizesOut()).toBe(before);
    await shop.db.query(
      `with size as (update product_variants set stock_quantity = 0 where product_id = $1 and label = 'M')
      update products set stock_quantity = 5 where id = $1`,
      [product.id],
    );
    expect(await counts.sizesOut()).toBe(before + 1);
  });

  it('are not counted again after a sale that passes no limit', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 9 });
    await Promise.all([counts.low(), counts.sizesOut()]);
    const log = openStatementLog();
    await sell(product, 1);
    await Promise.all([counts.low(), counts.sizesOut()]);
    log.close();
    expect(log.texts.filter((text) => text.includes('count(*)') && /from (products|product_variants)/.test(text))).toEqual([]);
  });
});
