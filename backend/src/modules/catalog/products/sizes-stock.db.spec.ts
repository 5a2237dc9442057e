import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import {
  givenProduct,
  givenSizedProduct,
  retireSize,
  type SizedProduct,
  sizeOf,
  sizeStocksOf,
} from '#test/support/builders/catalog.js';
import { atOnce } from '#test/support/at-once.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';
import type { StockLine } from './stock/stock-line.js';
import { Stock } from './stock.js';

const RUNS = byTier(5, 20);
const POOL_SIZE = 40;

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: String(POOL_SIZE) });
  stock = shop.app.get(Stock);
});
afterAll(() => shop.close());

/** One transaction that is not repeated: a deadlock fails the test. */
const change = (work: (tx: Tx) => Promise<void>): Promise<string> =>
  shop.db
    .transaction(async (tx) => {
      // On a busy machine, hundreds of transactions wait for each other longer than production allows.
      await tx.query('set local statement_timeout = 0');
      await work(tx);
    })
    .then(
      () => 'done',
      (error: { details?: { code?: string }; message: string }) => error.details?.code ?? error.message,
    );
const line = (product: SizedProduct, label: string, quantity = 1): StockLine => ({
  productId: product.id,
  variantId: sizeOf(product, label).id,
  quantity,
});

describe('decrementing sizes', () => {
  it(`sells the last 5 M to 5 of 200 buyers while there are 40 L, in ${RUNS} of ${RUNS} runs (threat 17)`, async () => {
    for (let run = 0; run < RUNS; run++) {
      const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 });
      const buy = () => change((tx) => stock.decrement(tx, [line(hoodie, 'M')]));
      const outcomes = await atOnce(POOL_SIZE, 200, buy);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
      expect(outcomes.filter((outcome) => outcome === 'OUT_OF_STOCK')).toHaveLength(195);
      expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 0, L: 40, all: 40 });
    }
  }, 180_000);

  it('never deadlocks over 400 random carts of sized and unsized products, with cancellations and changed sizes', async () => {
    const sized = await Promise.all(Array.from({ length: 5 }, () => givenSizedProduct(shop.db, { S: 900, M: 900, L: 900 })));
    const unsized = await Promise.all(Array.from({ length: 3 }, () => givenProduct(shop.db, { stockQuantity: 900 })));
    let seed = 7;
    const pick = (count: number): number => (seed = (seed * 48_271) % 2_147_483_647) % count;
    const randomLine = (): StockLine => {
      const product = sized[pick(8)];
      if (!product) return { productId: unsized[pick(3)]?.id ?? '', quantity: 1 + pick(2) };
      return line(product, ['S', 'M', 'L'][pick(3)] ?? 'S', 1 + pick(2));
    };
    const outcomes = await atOnce(POOL_SIZE, 400, async () => {
      const lines = Array.from({ length: 1 + pick(6) }, randomLine);
      return [await change((tx) => stock.decrement(tx, lines)), await change((tx) => stock.restock(tx, lines.toReversed()))];
    });
    expect(new Set(outcomes.flat())).toEqual(new Set(['done']));
    for (const { id } of sized) expect(await sizeStocksOf(shop.db, id)).toEqual({ S: 900, M: 900, L: 900, all: 2700 });
    await expectInvariants(shop.db);
  }, 120_000);

  it('changes no line when one size is short, and names it', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 1 });
    const cap = await givenProduct(shop.db, { stockQuantity: 3 });
    const lines = [line(hoodie, 'M'), line(hoodie, 'L', 2), { productId: cap.id, quantity: 1 }];
    await expect(shop.db.transaction((tx) => stock.decrement(tx, lines))).rejects.toMatchObject({
      details: {
        code: 'OUT_OF_STOCK',
        extensions: { productId: hoodie.id, variantId: sizeOf(hoodie, 'L').id, stockQuantity: 1 },
      },
    });
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 5, L: 1, all: 6 });
    expect(await sizeStocksOf(shop.db, cap.id)).toEqual({ all: 3 });
  });

  it('finds no stock of a retired size, of a foreign size, and of a line that does not fit the product', async () => {
    const [hoodie, other] = [await givenSizedProduct(shop.db, { M: 5, L: 5 }), await givenSizedProduct(shop.db, { M: 5 })];
    const cap = await givenProduct(shop.db);
    await retireSize(shop.db, sizeOf(hoodie, 'L'));
    const wrong: StockLine[] = [
      line(hoodie, 'L'),
      { productId: hoodie.id, variantId: sizeOf(other, 'M').id, quantity: 1 },
      { productId: hoodie.id, quantity: 1 },
      { productId: cap.id, variantId: sizeOf(hoodie, 'M').id, quantity: 1 },
    ];
    for (const one of wrong) {
      expect(await change((tx) => stock.decrement(tx, [one]))).toBe('OUT_OF_STOCK');
      expect(await change((tx) => stock.assertAvailable(tx, [one]))).toBe('OUT_OF_STOCK');
    }
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ '(L)': 5, M: 5, all: 5 });
  });

  it('waits for a size that is being retired, and then does not sell it', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 });
    const outcomes = await Promise.all([
      retireSize(shop.db, sizeOf(hoodie, 'M')).then(() => 'retired'),
      ...Array.from({ length: 10 }, () => change((tx) => stock.decrement(tx, [line(hoodie, 'M')]))),
    ]);
    const sold = outcomes.filter((outcome) => outcome === 'done').length;
    expect(outcomes.filter((outcome) => outcome === 'OUT_OF_STOCK')).toHaveLength(10 - sold);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ '(M)': 5 - sold, L: 5, all: 5 });
  });
});

describe('restocking sizes', () => {
  it('returns the pieces to their size, and those of a retired one outside of the sum', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 });
    const lines = [line(hoodie, 'M', 2), line(hoodie, 'L', 3)];
    expect(await change((tx) => stock.decrement(tx, lines))).toBe('done');
    await retireSize(shop.db, sizeOf(hoodie, 'L'));
    expect(await change((tx) => stock.restock(tx, lines))).toBe('done');
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ '(L)': 5, M: 5, all: 5 });
  });

  it('collects pieces without a size of a product that has sizes now, outside of the sum', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5 });
    const returned = () => change((tx) => stock.restock(tx, [{ productId: hoodie.id, quantity: 2 }]));
    expect(await Promise.all([returned(), returned(), returned()])).toEqual(['done', 'done', 'done']);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 5, '()': 6, all: 5 });
  });

  it('returns pieces of a size to the product when it has no sizes any more', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5 });
    await retireSize(shop.db, sizeOf(hoodie, 'M'));
    await query(shop.db, `update products set option_names = '{}', stock_quantity = 7 where id = $1`, [hoodie.id]);
    expect(await change((tx) => stock.restock(tx, [line(hoodie, 'M', 2)]))).toBe('done');
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ '(M)': 5, all: 9 });
  });
});

describe('the database', () => {
  it.each([
    ['a changed sum', 'update products set stock_quantity = stock_quantity + 1 where id = $1'],
    ['a changed size', 'update product_variants set stock_quantity = stock_quantity + 1 where product_id = $1'],
    ['a retired size that was counted', 'update product_variants set is_active = false where product_id = $1'],
    [
      'another size with pieces',
      `insert into product_variants (product_id, option_values, label, stock_quantity) values ($1, '{XL}', 'XL', 1)`,
    ],
    ['a deleted size', 'delete from product_variants where product_id = $1'],
  ])('refuses %s at the commit', async (_, sql) => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5 });
    const reached: string[] = [];
    const write = shop.db.transaction(async (tx) => {
      await tx.query(sql, [hoodie.id]);
      reached.push('commit');
    });
    await expect(write).rejects.toMatchObject({ constraint: 'product_variants_sum_check' });
    expect(reached).toEqual(['commit']);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 5, all: 5 });
  });

  it('refuses sizes whose labels differ only in case', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5 });
    const insert = `insert into product_variants (product_id, option_values, label) values ($1, '{m}', 'm')`;
    await expect(query(shop.db, insert, [hoodie.id])).rejects.toThrow('product_variants_label_key');
  });

  it('lets products without sizes have any stock', async () => {
    const cap = await givenProduct(shop.db);
    await query(shop.db, 'update products set stock_quantity = 1000 where id = $1', [cap.id]);
    expect(await sizeStocksOf(shop.db, cap.id)).toEqual({ all: 1000 });
  });
});
