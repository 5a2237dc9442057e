import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import { query } from '#platform/database/sql.js';
import { Admin } from '#modules/auth/index.js';
import { ImportLog } from '#modules/product-import/tiktok/import-log.js';
import { TiktokNetwork } from '#modules/product-import/tiktok/tiktok-network.js';
import { givenCategory } from '../support/builders/catalog.js';
import { asAdmin } from '../support/builders/users.js';
import { fakeInternet, type FakeInternet } from '../support/fake-internet.js';
import { openShop, type TestShop } from '../support/shop.js';
import { openWorker } from '../support/worker.js';
import { PRODUCT_ID } from './pages.js';

const HOSTS = ['www.tiktok.com', 'vm.tiktok.com', 'shop.tiktok.com', 'p16-oec-va.ibyteimg.com', 'evil.example'];
export const LINK = `https://www.tiktok.com/view/product/${PRODUCT_ID}`;

export interface SavedProduct {
  id: string;
  name: string;
  price: string;
  stock: number;
  sourceUrl: string;
  images: number;
}

/** A shop with a worker whose internet is ours: staff imports, TikTok answers what the test says. */
export class ImportClient {
  /** What TikTok serves, by "host/path"; everything else is a 404. */
  private served = new Map<string, string | { to: string }>();

  private constructor(
    readonly shop: TestShop,
    readonly worker: INestApplicationContext,
    readonly admin: { authorization: string },
    private readonly picture: Buffer,
    /** Set by `empty`, before each test. */
    public world: FakeInternet,
  ) {}

  static async open(): Promise<ImportClient> {
    const shop = await openShop();
    await givenCategory(shop.db, { name: 'Hoodies', slug: 'hoodies' });
    const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#cf3414' } })
      .jpeg()
      .toBuffer();
    return new ImportClient(shop, await openWorker(shop.config), await asAdmin(shop), picture, await fakeInternet(HOSTS));
  }

  async empty(): Promise<void> {
    await this.shop.db.query('delete from tiktok_imports');
    await this.shop.db.query('delete from products');
    this.served = new Map();
    await this.world.close();
    this.world = await fakeInternet(HOSTS);
    const network = this.worker.get(TiktokNetwork, { strict: false });
    jest.spyOn(network, 'resolve').mockImplementation((hostname) => this.world.network.resolve(hostname));
    jest.spyOn(network, 'connect').mockImplementation((address, hostname) => this.world.network.connect(address, hostname));
    this.world.answer((request, response) => {
      const found = this.served.get(`${request.headers.host}${request.url}`);
      if (typeof found === 'object') response.writeHead(302, { location: found.to }).end();
      else if (found !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(found);
      else if (request.headers.host?.endsWith('ibyteimg.com'))
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(this.picture);
      else response.writeHead(404).end();
    });
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.worker.close();
    await this.shop.close();
  }

  serve(address: string, page: string | { to: string }): void {
    this.served.set(address.replace('https://', ''), page);
  }

  bring(url: string, more: object = {}) {
    return this.shop
      .http()
      .post('/api/admin/import/tiktok')
      .set(this.admin)
      .send({ url, ...more });
  }

  /** An import that was written down and never handed to the queue. */
  async wish(): Promise<string> {
    const [person] = await query<{ id: string; username: string }>(this.shop.db, 'select id, username from users');
    const diary = this.shop.app.get(ImportLog, { strict: false });
    return diary.open(new Admin(person?.id ?? '', person?.username ?? '', true, '', new Date()), LINK, null);
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
