import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FetchError } from '#platform/safe-fetch/safe-fetch.js';
import { query } from '#platform/database/sql.js';
import { MediaLibrary } from '#modules/media/index.js';
import { RemoveProductFromCarts } from '#modules/cart/index.js';
import type { FeedReport } from '#modules/product-import/index.js';
import { ImageSource } from '#modules/product-import/shopify/image-source.js';
import { createImportFeed, type FeedOptions } from '#modules/product-import/shopify/import-feed.js';
import { givenCategory } from '../support/builders/catalog.js';
import { openShop, type TestShop } from '../support/shop.js';

interface ProductRow {
  id: string;
  name: string;
  price: string;
  stock: number;
  version: number;
  imageUrl: string | null;
}

const CATEGORIES = [
  ['T-Shirts', 't-shirts'],
  ['Sweaters', 'sweaters'],
  ['Long Sleeve', 'long-sleeve'],
  ['Hoodies', 'hoodies'],
] as const;

export const feedFile = (name: string): Promise<Buffer> => readFile(join(__dirname, name));
export const sampleFeed = (): Promise<Buffer> => feedFile('shopify-apparel.csv');

export const hoodieFeed = (price = '48', stock = '5', extra = ''): string =>
  `Handle,Title,Type,Variant Price,Variant Inventory Qty,Image Src\nswallow,Swallow Hoodie,Hoodie,${price},${stock},https://cdn.example/a.png\n${extra}`;

/** Serves the known images; every other download fails. */
class KnownImages extends ImageSource {
  readonly served = new Map<string, Buffer>();
  requested: string[] = [];

  fetch(address: string): Promise<Buffer> {
    this.requested.push(address);
    const bytes = this.served.get(address);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new FetchError('connection', 'No connection'));
  }
}

/** A shop with four categories that imports feeds and downloads only known images. */
export class FeedClient {
  readonly images = new KnownImages();

  private constructor(
    readonly shop: TestShop,
    /** An image that can be served. */
    readonly png: Buffer,
  ) {}

  static async open(): Promise<FeedClient> {
    const shop = await openShop();
    const png = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#cf3414' } })
      .png()
      .toBuffer();
    for (const [name, slug] of CATEGORIES) await givenCategory(shop.db, { name, slug });
    return new FeedClient(shop, png);
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  run(
    content: Buffer | string,
    dryRun = false,
    createCategories = false,
    untrackedStock: 'keep' | number = 'keep',
  ): Promise<FeedReport> {
    return this.runWith(content, { dryRun, createCategories, untrackedStock });
  }

  runWith(content: Buffer | string, options: Partial<FeedOptions>): Promise<FeedReport> {
    const importFeed = createImportFeed(this.shop.db, this.shop.app.get(MediaLibrary), this.images, new RemoveProductFromCarts());
    return importFeed.execute(
      { name: 'feed.csv', bytes: Buffer.from(content) },
      { dryRun: false, createCategories: false, ...options },
    );
  }

  async product(handle: string): Promise<ProductRow> {
    const [row] = await query<ProductRow>(
      this.shop.db,
      `select id, name, price::text as price, stock_quantity as stock, version, image_url as "imageUrl"
       from products where source_platform = 'shopify' and source_id = $1`,
      [handle],
    );
    return row ?? { id: '', name: 'none', price: '', stock: -1, version: 0, imageUrl: null };
  }

  /** The rows of the tables that an import writes, and the files in the media store. */
  async counts(): Promise<Record<string, number>> {
    const [row] = await query<Record<string, number>>(
      this.shop.db,
      `select (select count(*)::int from products) as products, (select count(*)::int from product_images) as images,
         (select count(*)::int from stored_files) as files, (select count(*)::int from feed_products) as snapshots`,
    );
    const media = join(this.shop.config.DATA_DIR, 'media');
    const onDisk = await readdir(media, { recursive: true, withFileTypes: true }).catch(() => []);
    return { ...row, onDisk: onDisk.filter((entry) => entry.isFile()).length };
  }
}
