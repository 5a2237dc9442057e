import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import { query } from '#platform/database/sql.js';
import { Admin } from '#modules/auth/index.js';
import { ImportLog } from '#modules/product-import/tiktok/import-log.js';
import { TiktokNetwork } from '#modules/product-import/tiktok/tiktok-network.js';
import { givenCategory } from '../support/builders/catalog.js';
import { asAdmin } from '../support/builders/users.js';
import { fakeInternet, type FakeInternet } from '../support/fakes/fake-internet.js';
import { openShop, type TestShop } from '../support/shop.js';
import { openWorker } from '../support/worker.js';
import { PRODUCT_ID } from './pages.js';

const HOSTS = ['www.tiktok.com', 'vm.tiktok.com', 'shop.tiktok.com', 'p16-oec-va.ibyteimg.com', 'evil.example'];
export const LINK = `https://www.tiktok.com/view/product/${PRODUCT_ID}`;

interface SavedProduct {
  id: string;
  name: string;
  price: string;
  stock: number;
  sourceUrl: string;
  images: number;
}

/** A shop and a worker with a fake internet, in which TikTok serves the pages of the test. */
export class ImportClient {
  /** Pages and redirects by "host/path"; everything else is a 404. */
  private served = new Map<string, string | { to: string }>();

  private constructor(
    readonly shop: TestShop,
    readonly worker: INestApplicationContext,
    readonly admin: { authorization: string },
    private readonly image: Buffer,
    /** Replaced by `reset` before each test. */
    public internet: FakeInternet,
  ) {}

  static async open(): Promise<ImportClient> {
    const shop = await openShop();
    await givenCategory(shop.db, { name: 'Hoodies', slug: 'hoodies' });
    const image = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#cf3414' } })
      .jpeg()
      .toBuffer();
    return new ImportClient(shop, await openWorker(shop.config), await asAdmin(shop), image, await fakeInternet(HOSTS));
  }

  async reset(): Promise<void> {
    await this.shop.db.query('delete from tiktok_imports');
    await this.shop.db.query('delete from products');
    this.served = new Map();
    await this.internet.close();
    this.internet = await fakeInternet(HOSTS);
    const network = this.worker.get(TiktokNetwork, { strict: false });
    jest.spyOn(network, 'resolve').mockImplementation((hostname) => this.internet.network.resolve(hostname));
    jest.spyOn(network, 'connect').mockImplementation((address, hostname) => this.internet.network.connect(address, hostname));
    this.internet.respondWith((request, response) => {
      const found = this.served.get(`${request.headers.host}${request.url}`);
      if (typeof found === 'object') response.writeHead(302, { location: found.to }).end();
      else if (found !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(found);
      else if (request.headers.host?.endsWith('ibyteimg.com'))
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(this.image);
      else response.writeHead(404).end();
    });
  }

  async close(): Promise<void> {
    await this.internet.close();
    await this.worker.close();
    await this.shop.close();
  }

  serve(address: string, page: string | { to: string }): void {
    this.served.set(address.replace('https://', ''), page);
  }

  importLink(url: string, more: object = {}) {
    return this.shop
      .http()
      .post('/api/admin/import/tiktok')
      .set(this.admin)
      .send({ url, ...more });
  }

  /** An import in the log that was not queued. */
  async createImport(): Promise<string> {
    const [person] = await query<{ id: string; username: string }>(this.shop.db, 'select id, username from users');
    const importLog = this.shop.app.get(ImportLog, { strict: false });
    return importLog.create(new Admin(person?.id ?? '', person?.username ?? '', true, '', new Date()), { sharedText: LINK, pageSource: null });
  }

  savedProducts(): Promise<SavedProduct[]> {
    return query(
      this.shop.db,
      `select id, name, price::text as price, stock_quantity as stock, source_url as "sourceUrl",
         (select count(*)::int from product_images i where i.product_id = p.id) as images
       from products p where source_platform = 'tiktok' and source_id = $1 and deleted_at is null`,
      [PRODUCT_ID],
    );
  }
}
