import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { givenProduct, givenSizedProduct, stockOf } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { StockLine } from './stock/stock-line.js';
import { Stock } from './stock.js';

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '40' });
  stock = shop.app.get(Stock);
});
afterAll(() => shop.close());

/** One transaction that is not repeated: a deadlock fails the test. */
const change = (work: (tx: Tx) => Promise<void>): Promise<unknown> =>
  shop.db.transaction(work).then(
    () => 'done',
    (error: { details?: { code?: string }; message: string }) => error.details?.code ?? error.message,
  );
const count = (outcomes: readonly unknown[], outcome: string): number => outcomes.filter((one) => one === outcome).length;
const givenProducts = (amount: number, stockQuantity: number) =>
  Promise.all(Array.from({ length: amount }, () => givenProduct(shop.db, { stockQuantity })));
const oneOfEach = (products: readonly { id: string }[]): StockLine[] =>
  products.map(({ id }) => ({ productId: id, quantity: 1 }));

it('is never negative: the database refuses it, also for a size (threat 17)', async () => {
  const hoodie = await givenSizedProduct(shop.db, { M: 5 });
  const below = (table: string, column: string) =>
    query(shop.db, `update ${table} set stock_quantity = -1 where ${column} = $1`, [hoodie.id]);
  await expect(below('products', 'id')).rejects.toThrow('products_stock_check');
  await expect(below('product_variants', 'product_id')).rejects.toThrow('product_variants_stock_check');
});

describe('decrementing the stock', () => {
  it('sells the last pieces of two products to exactly as many buyers, whose carts list them in opposite order', async () => {
    const products = await givenProducts(2, 7);
    const lines = oneOfEach(products);

    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => change((tx) => stock.decrement(tx, n % 2 ? lines : lines.toReversed()))),
    );

    expect({ done: count(outcomes, 'done'), soldOut: count(outcomes, 'OUT_OF_STOCK') }).toEqual({ done: 7, soldOut: 33 });
    expect(await Promise.all(products.map(({ id }) => stockOf(shop.db, id)))).toEqual([0, 0]);
  });

  it('does not deadlock with cancellations that restock the same products in another order (threat 19)', async () => {
    const products = await givenProducts(6, 100);
    const lines = oneOfEach(products);
    const shuffled = (n: number): StockLine[] => lines.map((_, i) => lines[(i * 5 + n) % 6] ?? lines[0]!);

    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        change((tx) => (n % 2 ? stock.decrement(tx, shuffled(n)) : stock.restock(tx, shuffled(n)))),
      ),
    );

    expect(count(outcomes, 'done')).toBe(40);
    expect(await Promise.all(products.map(({ id }) => stockOf(shop.db, id)))).toEqual(Array(6).fill(100));
  });

  it('changes no line when the second one is sold out, and names the first short product in the order of the ids', async () => {
    const products = (await givenProducts(3, 2)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const lines = [1, 3, 5].map((quantity, i) => ({ productId: products[i]?.id ?? '', quantity }));
    await expect(shop.db.transaction((tx) => stock.decrement(tx, lines.toReversed()))).rejects.toMatchObject({
      details: { code: 'OUT_OF_STOCK', extensions: { productId: products[1]?.id, stockQuantity: 2 } },
    });
    expect(await Promise.all(products.map(({ id }) => stockOf(shop.db, id)))).toEqual([2, 2, 2]);
  });

  it('sums several lines of one product before it compares them with the stock (threat 18)', async () => {
    const [product] = await givenProducts(1, 3);
    const twice = [2, 2].map((quantity) => ({ productId: product?.id ?? '', quantity }));
    expect(await change((tx) => stock.decrement(tx, twice))).toBe('OUT_OF_STOCK');
    expect(await stockOf(shop.db, product?.id ?? '')).toBe(3);
  });

  it('finds no stock of a deleted product, but restocks it', async () => {
    const [product] = await givenProducts(1, 3);
    await query(shop.db, 'update products set deleted_at = now() where id = $1', [product?.id]);
    expect(await change((tx) => stock.decrement(tx, oneOfEach([product!])))).toBe('OUT_OF_STOCK');
    expect(await change((tx) => stock.restock(tx, oneOfEach([product!])))).toBe('done');
    expect(await stockOf(shop.db, product?.id ?? '')).toBe(4);
  });
});
