import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { givenCategory } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { FetchError } from '#platform/safe-fetch/safe-fetch.js';
import { query } from '#platform/database/sql.js';
import { MediaLibrary } from '#modules/media/index.js';
import type { FeedReport } from './feed-report.js';
import { createImportFeed } from './import-feed.js';
import { ImageSource } from './image-source.js';

/** Serves the known images; every other download fails. */
class KnownImages extends ImageSource {
  readonly images = new Map<string, Buffer>();
  requested: string[] = [];

  fetch(address: string): Promise<Buffer> {
    this.requested.push(address);
    const bytes = this.images.get(address);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new FetchError('connection', 'No connection'));
  }
}

let shop: TestShop;
let source: KnownImages;
let image: Buffer;

beforeEach(async () => {
  shop = await openShop();
  source = new KnownImages();
  image = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#cf3414' } })
    .png()
    .toBuffer();
  for (const [name, slug] of [
    ['T-Shirts', 't-shirts'],
    ['Sweaters', 'sweaters'],
    ['Long Sleeve', 'long-sleeve'],
    ['Hoodies', 'hoodies'],
  ] as const) {
    await givenCategory(shop.db, { name, slug });
  }
});
afterEach(() => shop.close());

const apparel = (): Promise<Buffer> => readFile(join(__dirname, '../../../../test/feeds/shopify-apparel.csv'));

function run(content: Buffer | string, dryRun = false): Promise<FeedReport> {
  return createImportFeed(shop.db, shop.app.get(MediaLibrary), source).execute(
    { name: 'feed.csv', bytes: Buffer.from(content) },
    { dryRun },
  );
}

const HOODIE = (price = '48', stock = '5', extra = ''): string =>
  `Handle,Title,Type,Variant Price,Variant Inventory Qty,Image Src\nswallow,Swallow Hoodie,Hoodie,${price},${stock},https://cdn.example/a.png\n${extra}`;

interface ProductRow {
  id: string;
  name: string;
  price: string;
  stock: number;
  version: number;
  imageUrl: string | null;
}

async function product(handle: string): Promise<ProductRow> {
  const [row] = await query<ProductRow>(
    shop.db,
    `select id, name, price::text as price, stock_quantity as stock, version, image_url as "imageUrl"
     from products where source_platform = 'shopify' and source_id = $1`,
    [handle],
  );
  return row ?? { id: '', name: 'none', price: '', stock: -1, version: 0, imageUrl: null };
}

async function counts(): Promise<Record<string, number>> {
  const [row] = await query<Record<string, number>>(
    shop.db,
    `select (select count(*)::int from products) as products, (select count(*)::int from product_images) as images,
       (select count(*)::int from stored_files) as files, (select count(*)::int from feed_products) as snapshots`,
  );
  const onDisk = await readdir(join(shop.config.DATA_DIR, 'media'), { recursive: true, withFileTypes: true }).catch(() => []);
  return { ...row, onDisk: onDisk.filter((entry) => entry.isFile()).length };
}

describe("Shopify's sample export", () => {
  it('becomes twenty products, each with an image, some in a category', async () => {
    const report = await run(await apparel());
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
    expect(await counts()).toMatchObject({ products: 20, images: 20, files: 20, snapshots: 20 });

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

    const { body } = await shop.http().get('/api/products').expect(200);
    const jumper = (body as { name: string; id: string }[]).find(({ name }) => name === 'Yellow Wool Jumper');
    expect(jumper).toMatchObject({
      price: '80.00',
      stockQuantity: 1,
      isNew: false,
      category: { slug: 'sweaters' },
      image: { width: 1200, height: 1500 },
    });
    const { imageUrl } = await product('yellow-wool-jumper');
    await shop
      .http()
      .get(imageUrl ?? '')
      .expect(200)
      .expect('content-type', 'image/webp');
  });

  it('writes neither rows nor files in a dry run and downloads no image', async () => {
    const before = await counts();
    const report = await run(await apparel(), true);
    expect(report.totals).toMatchObject({ created: 20, failed: 0 });
    expect([await counts(), source.requested]).toEqual([before, []]);
  });

  it('changes nothing when it runs again', async () => {
    await run(await apparel());
    const before = [await counts(), await product('white-cotton-shirt')];
    expect((await run(await apparel(), true)).totals).toMatchObject({ unchanged: 20, updated: 0 });
    expect((await run(await apparel())).totals).toMatchObject({ created: 0, updated: 0, unchanged: 20 });
    expect([await counts(), await product('white-cotton-shirt')]).toEqual(before);
  });

  it('creates every product once when it runs twice at the same time', async () => {
    const feed = (await apparel()).toString().split('\n').slice(0, 8).join('\n');
    const [one, two] = await Promise.all([run(feed), run(feed)]);
    expect(one.totals.created + two.totals.created).toBe(5);
    expect([one.totals.failed, two.totals.failed]).toEqual([0, 0]);
    expect(await counts()).toMatchObject({ products: 5, images: 5, snapshots: 5 });
  });
});

describe('a second run', () => {
  it('keeps sales, adds new stock of the source, and updates the price', async () => {
    await run(HOODIE());
    await shop.db.query("update products set stock_quantity = stock_quantity - 3 where source_id = 'swallow'");
    expect((await run(HOODIE())).totals.unchanged).toBe(1);
    expect((await product('swallow')).stock).toBe(2);
    const report = await run(HOODIE('52.50', '9'));
    expect(report.rows[0]).toMatchObject({ outcome: 'updated', notes: ['changed: price, stock +4'] });
    expect(await product('swallow')).toMatchObject({ price: '52.50', stock: 6, version: 2 });
    await run(HOODIE('52.50', '0'));
    expect((await product('swallow')).stock).toBe(0);
  });

  it('keeps edits made in the admin as long as the feed does not change that field', async () => {
    await run(HOODIE());
    await shop.db.query("update products set name = 'Swallow', category_id = null where source_id = 'swallow'");
    await run(HOODIE('50'));
    expect(await product('swallow')).toMatchObject({ name: 'Swallow', price: '50.00' });
  });

  it('does not restore a deleted product', async () => {
    await run(HOODIE());
    await shop.db.query('update products set deleted_at = now()');
    expect((await run(HOODIE('50'))).rows[0]).toMatchObject({
      outcome: 'skipped',
      notes: ['was deleted in the shop and stays deleted'],
    });
    expect((await product('swallow')).price).toBe('48.00');
  });

  it('replaces the placeholder with an image that can be downloaded later, and downloads it once', async () => {
    await run(HOODIE());
    const drawn = (await product('swallow')).imageUrl;
    source.images.set('https://cdn.example/a.png', image);
    expect((await run(HOODIE())).rows[0]).toMatchObject({
      outcome: 'updated',
      notes: ['changed: images'],
      images: { stored: 1, placeholder: false },
    });
    const { imageUrl } = await product('swallow');
    expect(imageUrl).toMatch(/\.png$/);
    expect(imageUrl).not.toBe(drawn);
    expect(await counts()).toMatchObject({ images: 1 });
    source.requested = [];
    await run(HOODIE());
    expect(source.requested).toEqual([]);
  });
});

describe('errors', () => {
  it('reports a file that is not an image and does not show it', async () => {
    source.images.set(
      'https://cdn.example/a.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    );
    const report = await run(HOODIE());
    expect(report.rows[0]?.images).toMatchObject({
      stored: 0,
      placeholder: true,
      missing: [{ address: 'https://cdn.example/a.png' }],
    });
  });

  it('continues when one product cannot be saved', async () => {
    await shop.db.query("alter table products add constraint no_tees check (name <> 'Bad Tee')");
    const report = await run(HOODIE('48', '5', 'bad,Bad Tee,Tee,10,1,\ngood,Good Tee,Tee,10,1,\n'));
    expect(report.rows.map(({ handle, outcome }) => [handle, outcome])).toEqual([
      ['swallow', 'created'],
      ['bad', 'failed'],
      ['good', 'created'],
    ]);
    expect(await counts()).toMatchObject({ products: 2, images: 2 });
  });

  it('imports the valid part of a hostile file and shows scripts as text', async () => {
    const report = await run(await readFile(join(__dirname, '../../../../test/feeds/hostile.csv')));
    expect(report.totals).toMatchObject({ created: 4, skipped: 2, refused: 12, failed: 0 });
    expect(await product('script-hoodie')).toMatchObject({ name: 'Script <b>Hoodie</b>', price: '48.00', stock: 3 });
    expect(await product('best-price')).toMatchObject({ price: '99999999.99' });
  });
});
