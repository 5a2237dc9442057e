import { FeedClient } from '#test/feeds/feed-client.js';
import { sizeStocksOf } from '#test/support/builders/catalog.js';
import { expectInvariants } from '#test/support/invariants.js';

let client: FeedClient;
beforeAll(async () => {
  client = await FeedClient.open();
});
afterAll(async () => {
  await expectInvariants(client.shop.db);
  await client.close();
});

/** A tee with sizes as "M 5"; "M" alone has an empty cell. */
const tee = (handle: string, ...sizes: string[]): string =>
  [
    'Handle,Title,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price',
    ...sizes.map((size, n) => `${handle},${n === 0 ? 'Tee' : ''},Size,${size.split(' ')[0]},${size.split(' ')[1] ?? ''},30.00`),
  ].join('\n');
/** The same tee from a shop with several locations, whose export has no column with quantities. */
const teeWithoutColumn = (handle: string, ...sizes: string[]): string =>
  [
    'Handle,Title,Option1 Name,Option1 Value,Variant Price',
    ...sizes.map((size, n) => `${handle},${n === 0 ? 'Tee' : ''},Size,${size},30.00`),
  ].join('\n');
const cap = (handle: string, quantity: string, price = '20.00'): string =>
  `Handle,Title,Variant Inventory Qty,Variant Price\n${handle},Cap,${quantity},${price}`;
/** As Shopify writes a product without options. */
const withoutOptions = (handle: string, quantity: string): string =>
  [
    'Handle,Title,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price',
    `${handle},Tee,Title,Default Title,${quantity},30.00`,
  ].join('\n');
const capWithoutColumn = (handle: string, price: string): string => `Handle,Title,Variant Price\n${handle},Cap,${price}`;

const stocks = async (handle: string) => sizeStocksOf(client.shop.db, (await client.product(handle)).id);
const setStock = async (handle: string, label: string, pieces: number): Promise<void> => {
  const { id } = await client.product(handle);
  await client.shop.db.query(
    `with size as (update product_variants set stock_quantity = $3 where product_id = $1 and label = $2 returning 1)
     update products set stock_quantity = $3 + coalesce((select sum(stock_quantity)::int from product_variants
       where product_id = $1 and label <> $2 and is_active), 0) where id = $1`,
    [id, label, pieces],
  );
};

describe('a file without a column for quantities', () => {
  it('keeps the stock of the sizes that the shop has, also in a dry run', async () => {
    await client.run(tee('multiloc', 'S 7', 'M 4'));
    const dry = await client.run(teeWithoutColumn('multiloc', 'S', 'M'), true);
    expect(dry.rows[0]).toMatchObject({
      outcome: 'unchanged',
      stock: null,
      notes: ['no quantity in the file: the stock stays'],
    });
    const report = await client.run(teeWithoutColumn('multiloc', 'S', 'M'));
    expect(report.rows[0]).toMatchObject({ outcome: 'unchanged', stock: null });
    expect(await stocks('multiloc')).toEqual({ S: 7, M: 4, all: 11 });
  });

  it('keeps the stock of a product without sizes, and imports its new price', async () => {
    await client.run(cap('cap', '9'));
    expect((await client.run(capWithoutColumn('cap', '22.00'))).rows[0]).toMatchObject({
      outcome: 'updated',
      notes: ['changed: price', 'no quantity in the file: the stock stays'],
    });
    expect(await client.product('cap')).toMatchObject({ stock: 9, price: '22.00' });
    await client.run(cap('cap', '12', '22.00'));
    expect((await client.product('cap')).stock).toBe(12);
  });

  it('starts new products and new sizes at 0, and says so', async () => {
    const note = 'no quantity in the file: the stock starts at 0';
    const dry = await client.run(teeWithoutColumn('new-tee', 'S', 'M'), true);
    expect(dry.rows[0]).toMatchObject({ outcome: 'created', stock: 0, notes: expect.arrayContaining([note]) });
    const report = await client.run(teeWithoutColumn('new-tee', 'S', 'M'));
    expect(report.rows[0]).toMatchObject({ outcome: 'created', stock: 0, notes: expect.arrayContaining([note]) });
    expect(await stocks('new-tee')).toEqual({ S: 0, M: 0, all: 0 });
    expect((await client.run(capWithoutColumn('new-cap', '20.00'))).rows[0]?.notes).toContain(note);

    await client.run(tee('grown', 'S 7'));
    const grown = await client.run(teeWithoutColumn('grown', 'S', 'XL'));
    expect(grown.rows[0]?.notes).toEqual(
      expect.arrayContaining(['changed: new size XL', 'no quantity of XL in the file: it starts at 0']),
    );
    expect(await stocks('grown')).toEqual({ S: 7, XL: 0, all: 7 });
  });
});

describe('an empty cell', () => {
  it('keeps the stock of its size, and the quantities of the others count', async () => {
    await client.run(tee('half', 'S 7', 'M 4'));
    const report = await client.run(tee('half', 'S', 'M 9'));
    expect(report.rows[0]?.notes).toEqual(
      expect.arrayContaining(['changed: M 4 → 9', 'no quantity of S in the file: the stock stays']),
    );
    expect(await stocks('half')).toEqual({ S: 7, M: 9, all: 16 });
    await client.run(tee('half', 'S 8', 'M 0'));
    expect(await stocks('half')).toEqual({ S: 8, M: 0, all: 8 });
  });

  it('keeps the sum of a product that loses its sizes', async () => {
    await client.run(tee('folded', 'S 7', 'M 4'));
    await client.run(tee('folded', 'S', 'M 9'));
    await client.run(withoutOptions('folded', ''));
    expect(await stocks('folded')).toMatchObject({ all: 16 });
    await client.run(withoutOptions('folded', '20'));
    expect(await stocks('folded')).toMatchObject({ all: 20 });
  });
});

describe('quantities that come later', () => {
  it('are taken where nobody has counted, and stay away from what staff counted', async () => {
    await client.run(teeWithoutColumn('counted', 'S', 'M'));
    await setStock('counted', 'S', 5);
    const report = await client.run(tee('counted', 'S 7', 'M 4'));
    expect(report.rows[0]?.notes).toContain('changed: S stays 5 (the file says 7), M 0 → 4');
    expect(await stocks('counted')).toEqual({ S: 5, M: 4, all: 9 });
    await client.run(tee('counted', 'S 9', 'M 4'));
    expect(await stocks('counted')).toEqual({ S: 7, M: 4, all: 11 });

    await client.run(capWithoutColumn('counted-cap', '20.00'));
    await setStock('counted-cap', '', 5);
    expect((await client.run(cap('counted-cap', '7'))).rows[0]?.notes).toContain('changed: stock stays 5 (the file says 7)');
    await client.run(cap('counted-cap', '6'));
    expect((await client.product('counted-cap')).stock).toBe(4);
  });
});

it('a product from before sizes gets them when their quantities are known', async () => {
  await client.run(cap('old', '10', '30.00'));
  await client.shop.db.query(`update feed_products set last_imported = last_imported - 'sizes' where product_id = $1`, [
    (await client.product('old')).id,
  ]);
  await client.run(teeWithoutColumn('old', 'S', 'M'));
  expect(await stocks('old')).toEqual({ all: 10 });
  await client.run(tee('old', 'S 4', 'M 6'));
  expect(await stocks('old')).toEqual({ S: 4, M: 6, all: 10 });
});

describe('products that Shopify sells whatever their stock', () => {
  const HEADER =
    'Handle,Title,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price';
  const untracked = (handle: string, price = '30.00'): string =>
    [HEADER, `${handle},Tee,Size,S,,0,continue,${price},45.00`, `${handle},,Size,M,,0,continue,${price},45.00`].join('\n');
  const oversold = (handle: string): string =>
    [HEADER, `${handle},Hat,Title,Default Title,shopify,-4,continue,20.00,`].join('\n');
  const keeps = expect.stringContaining('keeps the stock of the shop; --untracked-stock=N gives N pieces') as string;

  it('start at 0 with a note, and keep what staff have counted since', async () => {
    const report = await client.run(untracked('made-to-order'));
    expect(report.rows[0]).toMatchObject({ outcome: 'created', stock: 0 });
    expect(report.rows[0]?.notes).toEqual(
      expect.arrayContaining([
        keeps,
        'the compare-at price 45.00 is not imported',
        'no quantity in the file: the stock starts at 0',
      ]),
    );
    await setStock('made-to-order', 'S', 5);
    const again = await client.run(untracked('made-to-order', '32.00'));
    expect(again.rows[0]?.notes).toEqual(expect.arrayContaining(['changed: price, price of S, price of M', keeps]));
    expect(await stocks('made-to-order')).toEqual({ S: 5, M: 0, all: 5 });
    expect((await client.run(oversold('oversold'))).rows[0]?.notes).toContainEqual(keeps);
  });

  it('get the pieces that staff choose', async () => {
    const dry = await client.run(untracked('chosen'), true, false, 20);
    expect(dry.rows[0]).toMatchObject({
      stock: 40,
      notes: expect.arrayContaining(['Shopify sells it whatever its stock: 20 pieces']),
    });
    await client.run(untracked('chosen'), false, false, 20);
    expect(await stocks('chosen')).toEqual({ S: 20, M: 20, all: 40 });
    await client.run(untracked('chosen'));
    expect(await stocks('chosen')).toEqual({ S: 20, M: 20, all: 40 });
  });

  it('are counted by a file that has their pieces', async () => {
    const counted = [HEADER, 'counted-hat,Hat,Title,Default Title,shopify,12,continue,20.00,'].join('\n');
    expect((await client.run(counted)).rows[0]).toMatchObject({ outcome: 'created', stock: 12 });
  });
});

it('a dry run says every stock that would change, from and to, first what would go away', async () => {
  await client.run(tee('dry', 'S 7', 'M 4', 'L 2'));
  const report = await client.run(tee('dry', 'S 3', 'M 4'), true);
  expect(report.rows[0]).toMatchObject({ outcome: 'updated', notes: ['gone: L (2 → 0)', 'changed: S 7 → 3'] });
  expect(await stocks('dry')).toEqual({ S: 7, M: 4, L: 2, all: 13 });
});
