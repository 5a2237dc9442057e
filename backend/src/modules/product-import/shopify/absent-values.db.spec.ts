import { FeedClient } from '#test/feeds/feed-client.js';
import { csv, IMPORTED, importTee, OPTIONS, shownTee, TEE, withCells } from '#test/feeds/tee-feed.js';
import { expectInvariants } from '#test/support/invariants.js';

let client: FeedClient;
beforeAll(async () => {
  client = await FeedClient.open();
  for (const name of ['a', 'b']) client.images.served.set(`https://cdn.example/${name}.png`, client.png);
});
afterEach(async () => {
  await expectInvariants(client.shop.db);
  await client.shop.db.query('delete from products');
});
afterAll(() => client.close());

const shown = () => shownTee(client);
const importOf = (text: string) => importTee(client, text);
const byStaff = (sql: string): Promise<unknown> => client.shop.db.query(sql);

describe('a column that the file does not have changes nothing', () => {
  it.each([
    [['Body (HTML)']],
    [['Type']],
    [['Tags']],
    [['Type', 'Tags']],
    [['Published', 'Status']],
    [['Variant SKU']],
    [['Variant Inventory Qty']],
    [['Image Src']],
    [['Variant Image']],
    [['Image Src', 'Variant Image']],
    [['Option1 Name']],
    [['Option1 Value']],
    [OPTIONS],
    [
      [
        'Body (HTML)',
        'Type',
        'Tags',
        'Published',
        'Status',
        'Variant SKU',
        'Variant Inventory Qty',
        'Image Src',
        'Variant Image',
      ],
    ],
    [Object.keys(TEE[0] ?? {}).filter((column) => !['Handle', 'Title', 'Variant Price'].includes(column))],
  ])('%j', async (columns) => {
    await importOf(csv(TEE));
    expect(await shown()).toEqual(IMPORTED);
    expect(await importOf(csv(TEE, columns))).toMatchObject({ outcome: 'unchanged', price: '30.00' });
    expect(await shown()).toEqual(IMPORTED);
  });

  it('also of what staff wrote and chose', async () => {
    await importOf(csv(TEE));
    await byStaff(
      `update products set description = 'Our story', category_id = (select id from categories where slug = 'sweaters')`,
    );
    await byStaff(`update product_variants set sku = 'OWN' where label = 'S'`);
    const before = await shown();
    const row = await importOf(csv(TEE, ['Body (HTML)', 'Type', 'Variant SKU']));
    expect(row).toMatchObject({ outcome: 'unchanged', category: 'Sweaters (stays)' });
    expect(await shown()).toEqual(before);
  });

  it('while other values of the file count, and the next full file changes nothing', async () => {
    await importOf(csv(TEE));
    const dearer = TEE.map((row) => ({ ...row, 'Variant Price': '35.00' }));
    const row = await importOf(
      csv(dearer, ['Body (HTML)', 'Type', 'Variant SKU', 'Variant Inventory Qty', 'Image Src', 'Variant Image']),
    );
    expect(row?.notes).toEqual(['changed: price, price of S, price of M', 'no quantity in the file: the stock stays']);
    expect(await shown()).toMatchObject({ ...IMPORTED, price: '35.00', sizes: ['S 7 at 35.00 (T-S)', 'M 4 at 35.00 (T-M)'] });
    expect(await importOf(csv(dearer))).toMatchObject({ outcome: 'unchanged' });
  });

  it('so a file without status does not say that a draft is live', async () => {
    await importOf(csv(TEE));
    await byStaff(`update products set state = 'draft'`);
    expect((await importOf(csv(TEE, ['Published', 'Status'])))?.notes).toEqual([]);
    expect((await importOf(csv(TEE)))?.notes).toEqual(['live in the file, draft in the shop']);
  });

  it('so a new image of a size is added to those that the file does not list', async () => {
    client.images.served.set('https://cdn.example/new.png', client.png);
    await importOf(csv(TEE));
    const images = withCells({ 'Variant Image': 'https://cdn.example/new.png' });
    await client.run(csv(images, ['Image Src']));
    expect(await shown()).toMatchObject({ images: 3 });
    await client.run(csv(images));
    expect(await shown()).toMatchObject({ images: 2 });
  });

  it('and a new product starts without the value', async () => {
    expect(await importOf(csv(TEE, ['Body (HTML)', 'Type', 'Variant SKU', 'Image Src', 'Variant Image']))).toMatchObject({
      outcome: 'created',
    });
    expect(await shown()).toMatchObject({ description: '', category: null, sizes: ['S 7 at 30.00 ()', 'M 4 at 32.00 ()'] });
  });
});

describe('a file without columns of options', () => {
  const plain = (price: string, quantity: string): string =>
    [`Handle,Title,Variant Price,Variant Inventory Qty`, `tee,Sun,${price},${quantity}`].join('\n');

  it('does not say of which size its quantity and price are', async () => {
    await importOf(csv(TEE));
    const row = await importOf(plain('50.00', '99'));
    expect(row).toMatchObject({ outcome: 'unchanged', price: '30.00', stock: null });
    expect(row?.notes).toEqual([
      'the file does not say of which size the quantity 99 is: the stock stays',
      'the file does not say of which size the price 50.00 is: the prices stay',
    ]);
    expect(await shown()).toEqual(IMPORTED);
  });

  it('changes the price of a product whose sizes all have the same', async () => {
    const equal = TEE.map((row) => ({ ...row, 'Variant Price': '30.00' }));
    await importOf(csv(equal));
    const row = await importOf(plain('25.00', ''));
    expect(row).toMatchObject({ outcome: 'updated', price: '25.00' });
    expect(row?.notes).toEqual(['changed: price, price of S, price of M', 'no quantity in the file: the stock stays']);
    expect(await shown()).toMatchObject({ price: '25.00', sizes: ['S 7 at 25.00 (T-S)', 'M 4 at 25.00 (T-M)'] });
    const full = equal.map((one) => ({ ...one, 'Variant Price': '25.00' }));
    expect(await importOf(csv(full))).toMatchObject({ outcome: 'unchanged' });
  });

  it('keeps the prices when it has several', async () => {
    const equal = TEE.map((row) => ({ ...row, 'Variant Price': '30.00' }));
    await importOf(csv(equal));
    await importOf(csv([...withCells({ 'Variant Price': '25.00' }, equal)], OPTIONS));
    expect(await shown()).toMatchObject({ price: '30.00', stock: 11 });
  });

  it('changes a product without sizes as ever', async () => {
    await importOf(plain('20.00', '9'));
    await importOf(plain('22.00', '12'));
    expect(await shown()).toMatchObject({ price: '22.00', stock: 12, options: [] });
  });
});
