import { FeedClient } from '#test/feeds/feed-client.js';
import { csv, emptied, IMPORTED, importTee, shownTee, TEE, withCells } from '#test/feeds/tee-feed.js';
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

describe('an empty cell below its heading', () => {
  it('empties what the last import had filled', async () => {
    await importOf(csv(TEE));
    for (const [column, gone, now] of [
      ['Body (HTML)', 'description', { description: '' }],
      ['Type', 'category', { category: null }],
      ['Variant SKU', 'SKU of S, SKU of M', { sizes: ['S 7 at 30.00 ()', 'M 4 at 32.00 ()'] }],
    ] as const) {
      expect((await importOf(csv(emptied(column))))?.notes).toEqual([`gone: ${gone}`]);
      expect(await shown()).toEqual({ ...IMPORTED, ...now });
      await importOf(csv(TEE));
      expect(await shown()).toEqual(IMPORTED);
    }
  });

  it('keeps what staff have written since, also when the cell is filled again as before', async () => {
    await importOf(csv(TEE));
    await byStaff(
      `update products set description = 'Our story', category_id = (select id from categories where slug = 'sweaters')`,
    );
    await byStaff(`update product_variants set sku = 'OWN-' || label`);
    const edited = {
      ...IMPORTED,
      description: 'Our story',
      category: 'sweaters',
      sizes: ['S 7 at 30.00 (OWN-S)', 'M 4 at 32.00 (OWN-M)'],
    };
    for (const column of ['Body (HTML)', 'Type', 'Variant SKU']) {
      expect(await importOf(csv(emptied(column)))).toMatchObject({ outcome: 'unchanged' });
      expect(await shown()).toEqual(edited);
    }
    const moved = withCells({ Title: 'Sun 2', 'Body (HTML)': '', Type: '', 'Variant SKU': '' });
    expect((await importOf(csv(moved)))?.notes).toEqual(['changed: name']);
    expect(await importOf(csv(withCells({ Title: 'Sun 2' })))).toMatchObject({ outcome: 'unchanged' });
    expect(await shown()).toEqual({ ...edited, name: 'Sun 2' });
    await importOf(csv(withCells({ Title: 'Sun 2', 'Body (HTML)': 'A new story' })));
    expect(await shown()).toMatchObject({ description: 'A new story' });
  });

  it('says nothing when the row ends before it', async () => {
    const ends = (rows: string): string => `Handle,Title,Variant Price,Type,Body (HTML)\n${rows}`;
    await importOf(ends('tee,Sun,30.00,Hoodie,Nice story'));
    expect(await importOf(ends('tee,Sun,30.00'))).toMatchObject({ outcome: 'unchanged' });
    expect(await shown()).toMatchObject({ description: 'Nice story', category: 'hoodies' });
  });

  it('of an option says nothing of sizes while the other cells name them', async () => {
    await importOf(csv(TEE));
    await importOf(csv(emptied('Option1 Name')));
    await importOf(csv(emptied('Option1 Value')));
    expect(await shown()).toEqual(IMPORTED);
  });
});

describe('images that cannot be downloaded', () => {
  it('do not replace those of the last import by a drawing', async () => {
    await importOf(csv(TEE));
    const moved = withCells({ 'Image Src': 'https://cdn.example/gone-1.png', 'Variant Image': '' });
    const [first] = (await client.run(csv(moved))).rows;
    expect(first).toMatchObject({ outcome: 'unchanged', images: { stored: 2, placeholder: false, missing: [{}] } });
    expect((await client.run(csv(moved), true)).rows[0]).toMatchObject({ outcome: 'unchanged' });
    expect(await shown()).toEqual(IMPORTED);
  });
});

describe('a product that staff changed', () => {
  it('keeps a category that staff chose when the file names one that the shop does not have', async () => {
    await importOf(csv(TEE));
    await byStaff(`update products set category_id = (select id from categories where slug = 'sweaters')`);
    const unknown = withCells({ Type: 'Gadget' });
    expect(await importOf(csv(unknown))).toMatchObject({ outcome: 'unchanged', category: 'Sweaters (stays)' });
    expect(await shown()).toMatchObject({ category: 'sweaters' });
  });
});
