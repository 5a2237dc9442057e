import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { CatalogQueries, ProductSitemap } from '#modules/catalog/index.js';
import { ShopSettings } from '#modules/settings/index.js';

let site: FakeSite;
let shop: TestShop;
beforeAll(async () => {
  site = await createFakeSite();
  shop = await openShop({}, site.folders);
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

describe('an outage is not mistaken for an empty shop by crawlers (threat 86)', () => {
  it('pages and sitemap are 503 with Retry-After while their data cannot be read', async () => {
    const outage = new Error('Connection terminated');
    const reads = [
      jest.spyOn(shop.app.get(CatalogQueries), 'products').mockRejectedValue(outage),
      jest.spyOn(shop.app.get(ProductSitemap, { strict: false }), 'parts').mockRejectedValue(outage),
    ];
    for (const path of ['/products', '/sitemap.xml']) {
      const { headers } = await shop.http().get(path).expect(503);
      expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    }
    expect((await shop.http().get('/products')).text).toContain('A page');
    for (const read of reads) read.mockRestore();
    for (const path of ['/products', '/sitemap.xml']) await shop.http().get(path).expect(200);
  });

  it('the manifest is not kept for a day without the name of the shop', async () => {
    const read = jest.spyOn(shop.app.get(ShopSettings), 'current').mockRejectedValue(new Error('Connection terminated'));
    const { headers } = await shop.http().get('/manifest.webmanifest').expect(503);
    expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    read.mockRestore();
    await shop.http().get('/manifest.webmanifest').expect(200);
  });

  it('a page that does not need the data, and one that is not found, stay as they are', async () => {
    await shop.http().get('/about').expect(200);
    await shop.http().get('/not-found').expect(404);
  });
});
