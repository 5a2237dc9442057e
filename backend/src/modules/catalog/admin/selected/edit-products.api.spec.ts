import { randomUUID } from 'node:crypto';
import { givenProduct, givenSizedProduct, sizeOf, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Product } from '../../products/product.entity.js';
import type { AdminProductPageView } from '../admin-catalog.view.js';
import type { ProductEditsView } from './outcomes.view.js';

let shop: TestShop;
let ada: { authorization: string };
let noor: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '40' });
  ada = await asAdmin(shop, { username: 'ada' });
  noor = await asAdmin(shop, { username: 'noor' });
});
afterAll(() => shop.close());

const post = (edits: readonly object[], who = ada) => shop.http().post('/api/admin/products/selected').set(who).send({ edits });
const edit = async (edits: readonly object[], who = ada) =>
  ((await post(edits, who).expect(200)).body as ProductEditsView).outcomes.map(({ outcome, message }) => message ?? outcome);
const productRow = (id: string) => shop.db.getRepository(Product).findOneByOrFail({ id });

describe('prices and stock in the list', () => {
  it('are saved for each product or say what is in the way', async () => {
    const [tee, cap] = [await givenProduct(shop.db, { stockQuantity: 5 }), await givenProduct(shop.db, { stockQuantity: 5 })];
    const hoodie = await givenSizedProduct(shop.db, { M: 5 });
    expect(
      await edit([
        { id: tee.id, version: tee.version, price: '31.50', stockQuantity: 15, stockQuantityRead: 5 },
        { id: cap.id, version: cap.version + 7, stockQuantity: 9, stockQuantityRead: 5 },
        { id: hoodie.id, version: hoodie.version, stockQuantity: 9, stockQuantityRead: 5 },
        { id: randomUUID(), version: 1, price: '5' },
      ]),
    ).toEqual([
      'done',
      'Someone else has changed this product meanwhile',
      'This product is counted by size. Change the stock of a size.',
      'Product not found',
    ]);
    expect(await productRow(tee.id)).toMatchObject({ priceCents: 3_150, stockQuantity: 15, name: tee.name });
    expect(await stockOf(shop.db, cap.id)).toBe(5);
    expect((await productRow(hoodie.id)).stockQuantity).toBe(5);
  });

  it('keep what was not sent, and the price of a product with sizes can change', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 2 });
    expect(await edit([{ id: hoodie.id, version: hoodie.version, price: '39.00' }])).toEqual(['done']);
    expect(await productRow(hoodie.id)).toMatchObject({ priceCents: 3_900, stockQuantity: 7 });
  });

  it('a request that is sent again does not add the pieces again (threat 85)', async () => {
    const tee = await givenProduct(shop.db, { stockQuantity: 5 });
    const change = { id: tee.id, version: tee.version, stockQuantity: 15, stockQuantityRead: 5 };
    const outcomes = (await Promise.all([edit([change]), edit([change], noor), edit([change])])).flat();
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await stockOf(shop.db, tee.id)).toBe(15);
  });

  it('pieces sold since the list was shown stay sold (threat 85)', async () => {
    const tee = await givenProduct(shop.db, { stockQuantity: 20 });
    const before = await countUnits(shop.db);
    const buy = async (): Promise<number> => {
      const lines = [{ product: tee, quantity: 1 }];
      return (
        await shop
          .http()
          .post('/api/orders')
          .send(orderBody(await givenCart(shop.db, lines), lines))
      ).status;
    };
    const [outcomes, ...orders] = await Promise.all([
      edit([{ id: tee.id, version: tee.version, stockQuantity: 30, stockQuantityRead: 20 }]),
      ...Array.from({ length: 10 }, buy),
    ]);
    expect([outcomes, new Set(orders)]).toEqual([['done'], new Set([201])]);
    expect(await stockOf(shop.db, tee.id)).toBe(20);
    await expectInvariants(shop.db, new Map(before).set(tee.id, 30));
  });

  it('count by size: sold pieces stay sold, and size and product agree (threat 85)', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 8, L: 2 });
    const [medium, large] = [sizeOf(hoodie, 'M'), sizeOf(hoodie, 'L')];
    const sizes = [
      { id: medium.id, stockQuantity: 18, stockQuantityRead: 8 },
      { id: large.id, stockQuantity: 1, stockQuantityRead: 2 },
    ];
    const buy = async (): Promise<number> => {
      const lines = [{ product: hoodie, variant: medium, quantity: 1 }];
      return (
        await shop
          .http()
          .post('/api/orders')
          .send(orderBody(await givenCart(shop.db, lines), lines))
      ).status;
    };
    const [outcomes, ...orders] = await Promise.all([
      edit([{ id: hoodie.id, version: hoodie.version, sizes }]),
      buy(),
      buy(),
      buy(),
    ]);
    expect([outcomes, new Set(orders)]).toEqual([['done'], new Set([201])]);
    const stocks = await shop.db.query(
      'select label, stock_quantity as stock from product_variants where product_id = $1 order by label',
      [hoodie.id],
    );
    expect(stocks).toEqual([
      { label: 'L', stock: 1 },
      { label: 'M', stock: 15 },
    ]);
    expect(await stockOf(shop.db, hoodie.id)).toBe(16);
    const other = await givenSizedProduct(shop.db, { M: 1 });
    const foreign = { id: medium.id, stockQuantity: 9, stockQuantityRead: 0 };
    expect(await edit([{ id: other.id, version: other.version, sizes: [foreign] }])).toEqual(['Size not found']);
    const tooFew = { id: sizeOf(other, 'M').id, stockQuantity: 0, stockQuantityRead: 5 };
    expect(await edit([{ id: other.id, version: other.version, sizes: [tooFew] }])).toEqual([
      'Stock has changed meanwhile: only 1 of M left',
    ]);
  });

  it('of sizes cannot raise the stock of their product beyond what its field accepts', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 });
    const sizes = ['M', 'L'].map((label) => ({
      id: sizeOf(hoodie, label).id,
      stockQuantity: 600_000,
      stockQuantityRead: 5,
    }));
    expect(await edit([{ id: hoodie.id, version: hoodie.version, sizes }])).toEqual(['Stock must be at most 1,000,000']);
    expect(await stockOf(shop.db, hoodie.id)).toBe(10);
  });

  it('more is never removed than is left', async () => {
    const tee = await givenProduct(shop.db, { stockQuantity: 3 });
    expect(await edit([{ id: tee.id, version: tee.version, stockQuantity: 0, stockQuantityRead: 8 }])).toEqual([
      'Stock has changed meanwhile: only 3 left',
    ]);
    expect(await stockOf(shop.db, tee.id)).toBe(3);
  });

  it.each<[string, object, string]>([
    ['no edits', [], 'Please change a product'],
    ['a price of zero', [{ id: randomUUID(), version: 1, price: '0' }], 'Price must be a valid positive number'],
    [
      'half a piece',
      [{ id: randomUUID(), version: 1, stockQuantity: 0.5, stockQuantityRead: 1 }],
      'Stock must be a whole number',
    ],
    ['no version', [{ id: randomUUID(), price: '1' }], 'version must be a whole number'],
  ])('%s: 400', async (_, edits, message) => {
    expect((await post(edits as object[]).expect(400)).body.message).toContain(message);
  });

  it('a stock without the one that was shown is not an overwrite', async () => {
    const tee = await givenProduct(shop.db, { stockQuantity: 3 });
    expect(await edit([{ id: tee.id, version: tee.version, stockQuantity: 50 }])).toEqual([
      'Please send the stock that was shown',
    ]);
  });
});

it.each<[string, string, number[]]>([
  ['stock-asc', 'stockQuantity', [0, 4, 4, 9]],
  ['stock-desc', 'stockQuantity', [9, 4, 4, 0]],
])('pages follow each other in the order %s', async (sort, field, expected) => {
  const word = `sorted${randomUUID().slice(0, 8)}`;
  for (const stockQuantity of [4, 9, 0, 4]) await givenProduct(shop.db, { stockQuantity, name: `${word} ${stockQuantity}` });
  const seen: AdminProductPageView['products'] = [];
  for (let page = 0; page < 4; page++) {
    const query = { search: word, sort, limit: 1, ...(seen.length > 0 && { after: seen.at(-1)!.id }) };
    const { body } = await shop.http().get('/api/admin/products/page').query(query).set(ada).expect(200);
    seen.push(...(body as AdminProductPageView).products);
  }
  expect(seen.map((product) => product[field as 'stockQuantity'])).toEqual(expected);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(4);
});
