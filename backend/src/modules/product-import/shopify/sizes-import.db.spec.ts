import { FeedClient, feedFile } from '#test/feeds/feed-client.js';
import { givenProduct, sizeStocksOf } from '#test/support/builders/catalog.js';
import { cartOf, newSession } from '#test/support/builders/cart.js';
import { expectInvariants } from '#test/support/invariants.js';
import { FeedProductRow } from './feed-product.entity.js';

let client: FeedClient;
beforeEach(async () => {
  client = await FeedClient.open();
  for (const name of ['front', 'black']) client.images.served.set(`https://cdn.example/${name}.png`, client.png);
});
afterEach(async () => {
  await expectInvariants(client.shop.db);
  await client.close();
});

const HEAD = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
/** A hoodie with sizes as "M 5 48.00". */
const hoodie = (...sizes: string[]): string =>
  [
    HEAD,
    ...sizes.map((size, n) => `dawn,${n === 0 ? 'Dawn' : ''},Size,${size.split(' ')[0]},,${size.split(' ').slice(1).join(',')}`),
  ].join('\n');
const detailOf = async (handle: string) => {
  const { id } = await client.product(handle);
  await client.shop.waitForNotifications();
  return (await client.shop.http().get(`/api/products/${id}`).expect(200)).body;
};
const stocks = async (handle = 'dawn') => sizeStocksOf(client.shop.db, (await client.product(handle)).id);

describe('a feed with sizes', () => {
  it('becomes products with options, prices, SKUs and images of their sizes', async () => {
    const report = await client.run(await feedFile('sized.csv'));
    expect(report.totals).toMatchObject({ created: 4, refused: 2, failed: 0 });
    expect(report.rows.filter(({ outcome }) => outcome === 'refused').map(({ line, notes }) => [line, ...notes])).toEqual([
      [5, 'the row has no value for the option "Color"'],
      [6, 'the same size is already on line 3'],
    ]);
    const dawn = await detailOf('dawn-hoodie');
    expect(dawn).toMatchObject({
      price: '48.00',
      description: 'Warm.',
      stockQuantity: 4,
      optionNames: ['Size', 'Color'],
      sizes: ['S'],
      priceVaries: true,
      variants: [
        { label: 'S / Black', price: '48.00', stockQuantity: 4, imageUrl: null },
        { label: 'M / Black', price: '48.00', stockQuantity: 0, imageUrl: expect.stringContaining('/api/images/') },
        { label: 'M / White', price: '52.00', stockQuantity: 0 },
      ],
    });
    expect(await detailOf('three-way-tee')).toMatchObject({
      price: '20.00',
      optionNames: ['Size', 'Color', 'Cut'],
      variants: [{ label: 'M / Red / Slim' }, { label: 'M / Red / Wide', price: '25.00' }],
    });
    expect(await detailOf('plain-cap')).toMatchObject({ optionNames: [], variants: [], stockQuantity: 7 });
    expect(await detailOf('one-size')).toMatchObject({ variants: [{ label: 'One Size', stockQuantity: 5 }] });
    const notes = report.rows.find(({ handle }) => handle === 'dawn-hoodie')?.notes;
    expect(notes).toEqual(expect.arrayContaining([expect.stringContaining('SKU "DH-M-B"'), 'line 4: quantity -2 counts as 0']));
  });

  it('changes nothing when it runs again, and a dry run says so', async () => {
    const feed = await feedFile('sized.csv');
    await client.run(feed);
    expect((await client.run(feed, true)).totals).toMatchObject({ unchanged: 4, updated: 0 });
    expect((await client.run(feed)).totals).toMatchObject({ unchanged: 4, updated: 0, created: 0 });
  });

  it('refuses sizes beyond 100', async () => {
    const report = await client.run(hoodie(...Array.from({ length: 102 }, (_, n) => `N${n} 1 48.00`)));
    expect(report.totals).toMatchObject({ created: 1, refused: 2 });
    expect((await detailOf('dawn')).variants).toHaveLength(100);
  });
});

describe('a second run', () => {
  it('applies differences to each size, keeps sales, adds new sizes and retires those that are gone', async () => {
    await client.run(hoodie('S 4 48.00', 'M 6 48.00', 'L 3 48.00'));
    await client.shop.db.transaction(async (tx) => {
      await tx.query(`update product_variants set stock_quantity = stock_quantity - 2 where label = 'M'`);
      await tx.query(`update products set stock_quantity = stock_quantity - 2`);
    });
    const { id, variants } = await detailOf('dawn');
    const session = newSession();
    for (const variant of variants) {
      await client.shop
        .http()
        .post('/api/cart')
        .send({ sessionId: session, productId: id, variantId: variant.id, quantity: 1 })
        .expect(201);
    }
    const report = await client.run(hoodie('M 9 50.00', 'S 4 48.00', 'XL 7 48.00'));
    expect(report.rows[0]).toMatchObject({
      outcome: 'updated',
      notes: expect.arrayContaining([
        expect.stringMatching(/^gone: L \(\d+ → 0\)$/),
        'changed: M 4 → 7, price of M, new size XL',
      ]),
    });
    expect(await stocks()).toEqual({ M: 7, S: 4, XL: 7, '(L)': 0, all: 18 });
    expect(await cartOf(client.shop.db, session)).toHaveLength(2);
    expect((await detailOf('dawn')).variants).toMatchObject([
      { label: 'M', price: '50.00' },
      { label: 'S', price: '48.00' },
      { label: 'XL' },
    ]);
    await client.run(hoodie('M 9 50.00', 'S 4 48.00', 'XL 7 48.00', 'L 2 48.00'));
    expect(await stocks()).toMatchObject({ L: 2, all: 20 });
  });

  it('keeps edits made in the admin: names, prices, hidden sizes and sizes of its own', async () => {
    await client.run(hoodie('S 4 48.00', 'M 6 48.00'));
    await client.shop.db.transaction(async (tx) => {
      await tx.query(
        `update product_variants set label = 'Medium', option_values = '{Medium}', price_override = 60 where label = 'M'`,
      );
      await tx.query(`update product_variants set is_active = false where label = 'S'`);
      await tx.query(`insert into product_variants (product_id, option_values, label, stock_quantity, sort_order)
        select id, '{Own}', 'Own', 5, 9 from products`);
      await tx.query('update products set stock_quantity = 11');
    });
    expect((await client.run(hoodie('S 4 48.00', 'M 6 48.00'))).totals).toMatchObject({ unchanged: 1 });
    await client.run(hoodie('S 5 48.00', 'M 6 48.00'));
    expect(await stocks()).toEqual({ '(S)': 5, Medium: 6, Own: 5, all: 11 });
  });

  it('lowers the price of the product without changing that of its other sizes', async () => {
    await client.run(hoodie('S 4 48.00', 'M 6 48.00'));
    await client.run(hoodie('S 4 45.00', 'M 6 48.00'));
    expect(await detailOf('dawn')).toMatchObject({ price: '45.00', variants: [{ price: '45.00' }, { price: '48.00' }] });
  });

  it('makes it a product without sizes when the feed has none any more', async () => {
    await client.run(hoodie('S 4 48.00', 'M 6 48.00'));
    await client.run(`${HEAD}\ndawn,Dawn,Title,Default Title,,12,48.00`);
    expect(await detailOf('dawn')).toMatchObject({ optionNames: [], variants: [], stockQuantity: 12 });
  });
});

describe('a product that was imported before sizes existed', () => {
  const before = async (stock: number): Promise<void> => {
    const { id } = await givenProduct(client.shop.db, {
      name: 'Dawn',
      description: 'Sizes: S, M.',
      priceCents: 4_800,
      stockQuantity: stock,
      sourcePlatform: 'shopify',
      sourceId: 'dawn',
    });
    const lastImported = {
      name: 'Dawn',
      description: 'Sizes: S, M.',
      priceCents: 4_800,
      stock: 10,
      categoryId: null,
      images: [],
      placeholder: null,
    };
    await client.shop.db.getRepository(FeedProductRow).save({ productId: id, lastImported, importedAt: new Date() });
  };

  it('gets the sizes of the file, and keeps its description', async () => {
    await before(10);
    const report = await client.run(hoodie('S 4 48.00', 'M 6 48.00'));
    expect(report.rows[0]?.notes).toEqual(['changed: 2 sizes, images']);
    expect(await stocks()).toEqual({ S: 4, M: 6, all: 10 });
    expect((await detailOf('dawn')).description).toBe('Sizes: S, M.');
    expect((await client.run(hoodie('S 4 48.00', 'M 6 48.00'))).totals).toMatchObject({ unchanged: 1 });
  });

  it('whose pieces were sold keeps the rest waiting for a size', async () => {
    await before(8);
    const report = await client.run(hoodie('S 4 48.00', 'M 6 48.00'));
    expect(report.rows[0]?.notes).toContain(
      "its 8 pieces wait for a size, because the shop's stock differs from the last import",
    );
    expect(await stocks()).toEqual({ '()': 8, S: 0, M: 0, all: 0 });
  });
});

it('the sample export becomes sized products, and a second run changes nothing', async () => {
  const feed = await feedFile('shopify-apparel.csv');
  await client.run(feed);
  const { body } = await client.shop.http().get('/api/products').expect(200);
  const sized = (body as { optionNames: string[] }[]).filter(({ optionNames }) => optionNames.length > 0);
  expect(sized.length).toBeGreaterThan(0);
  expect((await detailOf('classic-varsity-top')).variants).toMatchObject([
    { label: 'Small', stockQuantity: 1 },
    { label: 'Medium', stockQuantity: 1 },
    { label: 'Large', stockQuantity: 1 },
  ]);
  expect((await client.run(feed)).totals).toMatchObject({ unchanged: 20 });
});
