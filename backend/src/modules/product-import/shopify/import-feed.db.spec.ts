import { query } from '#platform/database/sql.js';
import { FeedClient, feedFile, hoodieFeed, sampleFeed } from '#test/feeds/feed-client.js';

let client: FeedClient;
beforeEach(async () => {
  client = await FeedClient.open();
});
afterEach(() => client.close());

describe("Shopify's sample export", () => {
  it('becomes twenty products, each with an image, some in a category', async () => {
    const report = await client.run(await sampleFeed());
    expect(report.totals).toEqual({
      created: 20,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      refused: 0,
      failed: 0,
      missingImages: 20,
      placeholders: 20,
    });
    expect(await client.counts()).toMatchObject({ products: 20, images: 20, files: 20, snapshots: 20 });

    const known = report.rows
      .filter(({ category }) => category !== 'Uncategorized')
      .map(({ handle, category }) => `${handle}: ${category}`);
    expect(known).toEqual([
      'ocean-blue-shirt: T-Shirts (by title)',
      'yellow-wool-jumper: Sweaters (by title)',
      'longsleeve-cotton-top: Long Sleeve (by title)',
      'white-cotton-shirt: T-Shirts (by title)',
      'red-sports-tee: T-Shirts (by title)',
    ]);

    const { body } = await client.shop.http().get('/api/products').expect(200);
    const jumper = (body as { name: string; id: string }[]).find(({ name }) => name === 'Yellow Wool Jumper');
    expect(jumper).toMatchObject({
      price: '80.00',
      stockQuantity: 1,
      isNew: false,
      category: { slug: 'sweaters' },
      image: { width: 1200, height: 1500 },
    });
    const { imageUrl } = await client.product('yellow-wool-jumper');
    await client.shop
      .http()
      .get(imageUrl ?? '')
      .expect(200)
      .expect('content-type', 'image/webp');
  });

  it('writes neither rows nor files in a dry run and downloads no image', async () => {
    const before = await client.counts();
    const report = await client.run(await sampleFeed(), true);
    expect(report.totals).toMatchObject({ created: 20, failed: 0 });
    expect([await client.counts(), client.images.requested]).toEqual([before, []]);
  });

  it('changes nothing when it runs again', async () => {
    await client.run(await sampleFeed());
    const before = [await client.counts(), await client.product('white-cotton-shirt')];
    expect((await client.run(await sampleFeed(), true)).totals).toMatchObject({ unchanged: 20, updated: 0 });
    expect((await client.run(await sampleFeed())).totals).toMatchObject({ created: 0, updated: 0, unchanged: 20 });
    expect([await client.counts(), await client.product('white-cotton-shirt')]).toEqual(before);
  });

  it('creates every product once when it runs twice at the same time', async () => {
    const feed = (await sampleFeed()).toString().split('\n').slice(0, 8).join('\n');
    const [one, two] = await Promise.all([client.run(feed), client.run(feed)]);
    expect(one.totals.created + two.totals.created).toBe(5);
    expect([one.totals.failed, two.totals.failed]).toEqual([0, 0]);
    expect(await client.counts()).toMatchObject({ products: 5, images: 5, snapshots: 5 });
  });
});

describe('a second run', () => {
  it('keeps sales, adds new stock of the source, and updates the price', async () => {
    await client.run(hoodieFeed());
    await client.shop.db.query("update products set stock_quantity = stock_quantity - 3 where source_id = 'swallow'");
    expect((await client.run(hoodieFeed())).totals.unchanged).toBe(1);
    expect((await client.product('swallow')).stock).toBe(2);
    const report = await client.run(hoodieFeed('52.50', '9'));
    expect(report.rows[0]).toMatchObject({ outcome: 'updated', notes: ['changed: price, stock 2 → 6'] });
    expect(await client.product('swallow')).toMatchObject({ price: '52.50', stock: 6, version: 2 });
    await client.run(hoodieFeed('52.50', '0'));
    expect((await client.product('swallow')).stock).toBe(0);
  });

  it('keeps edits made in the admin as long as the feed does not change that field', async () => {
    await client.run(hoodieFeed());
    await client.shop.db.query("update products set name = 'Swallow', category_id = null where source_id = 'swallow'");
    await client.run(hoodieFeed('50'));
    expect(await client.product('swallow')).toMatchObject({ name: 'Swallow', price: '50.00' });
  });

  it('does not restore a deleted product', async () => {
    await client.run(hoodieFeed());
    await client.shop.db.query('update products set deleted_at = now()');
    expect((await client.run(hoodieFeed('50'))).rows[0]).toMatchObject({
      outcome: 'skipped',
      notes: ['was deleted in the shop and stays deleted'],
    });
    expect((await client.product('swallow')).price).toBe('48.00');
  });

  it('replaces the placeholder with an image that can be downloaded later, and downloads it once', async () => {
    await client.run(hoodieFeed());
    const drawn = (await client.product('swallow')).imageUrl;
    client.images.served.set('https://cdn.example/a.png', client.png);
    expect((await client.run(hoodieFeed())).rows[0]).toMatchObject({
      outcome: 'updated',
      notes: ['changed: images'],
      images: { stored: 1, placeholder: false },
    });
    const { imageUrl } = await client.product('swallow');
    expect(imageUrl).toMatch(/\.png$/);
    expect(imageUrl).not.toBe(drawn);
    expect(await client.counts()).toMatchObject({ images: 1 });
    client.images.requested = [];
    await client.run(hoodieFeed());
    expect(client.images.requested).toEqual([]);
  });
});

it('takes over what images show, and keeps what staff have written instead', async () => {
  const address = (name: string): string => `https://cdn.example/alt-${name}.png`;
  const feed = (...images: [name: string, alt: string][]): string =>
    ['Handle,Title,Variant Price,Variant Inventory Qty,Image Src,Image Position,Image Alt Text']
      .concat(images.map(([name, alt], n) => `alts,${n === 0 ? 'Alts,10,1' : ',,'},${address(name)},${n + 1},${alt}`))
      .join('\n');
  const alts = (): Promise<{ alt: string }[]> =>
    query(
      client.shop.db,
      `select i.alt from product_images i join products p on p.id = i.product_id where p.source_id = 'alts' order by i.sort_order`,
    );
  for (const name of ['a', 'b', 'c']) client.images.served.set(address(name), client.png);
  await client.run(feed(['a', '"Front,\u200b red"'], ['b', '']));
  expect(await alts()).toEqual([{ alt: 'Front, red' }, { alt: '' }]);
  await client.shop.db.query(`update product_images set alt = 'The front, in red' where alt = 'Front, red'`);
  await client.run(feed(['c', 'x '.repeat(150)], ['a', 'Front'], ['b', 'Back']));
  expect(await alts()).toEqual([{ alt: expect.stringMatching(/^(x ){98}x…$/) }, { alt: 'The front, in red' }, { alt: '' }]);
});

describe('errors', () => {
  it('reports a file that is not an image and does not show it', async () => {
    client.images.served.set(
      'https://cdn.example/a.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    );
    const report = await client.run(hoodieFeed());
    expect(report.rows[0]?.images).toMatchObject({
      stored: 0,
      placeholder: true,
      missing: [{ address: 'https://cdn.example/a.png' }],
    });
  });

  it('continues when one product cannot be saved', async () => {
    await client.shop.db.query("alter table products add constraint no_tees check (name <> 'Bad Tee')");
    const report = await client.run(hoodieFeed('48', '5', 'bad,Bad Tee,Tee,10,1,\ngood,Good Tee,Tee,10,1,\n'));
    expect(report.rows.map(({ handle, outcome }) => [handle, outcome])).toEqual([
      ['swallow', 'created'],
      ['bad', 'failed'],
      ['good', 'created'],
    ]);
    expect(await client.counts()).toMatchObject({ products: 2, images: 2 });
  });

  it('imports the valid part of a hostile file and shows scripts as text', async () => {
    const report = await client.run(await feedFile('hostile.csv'));
    expect(report.totals).toMatchObject({ created: 4, skipped: 2, refused: 12, failed: 0 });
    expect(await client.product('script-hoodie')).toMatchObject({ name: 'Script <b>Hoodie</b>', price: '48.00', stock: 3 });
    expect(await client.product('best-price')).toMatchObject({ price: '99999999.99' });
  });
});
