import { givenCategory } from '#test/support/builders/catalog.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';

const PRODUCTS = 4_050;
const LIST = `insert into products (name, description, price) select 'Listed ' || n, 'x', 10 from generate_series(1, $1::int) n`;

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

async function addressesIn(path: string): Promise<string[]> {
  const { text } = await shop
    .http()
    .get(path)
    .expect(200)
    .expect('content-type', /^application\/xml/);
  return [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

describe('the sitemap', () => {
  it('is one file for a small shop, with the day of the last change', async () => {
    await shop.db.query(LIST, [50]);
    await givenCategory(shop.db, { slug: 'rain-hats' });
    const { text } = await shop.http().get('/sitemap.xml').expect(200);
    expect(text).toMatch(/<urlset /);
    expect(text).toContain('/products?category=rain-hats</loc>');
    expect(text.match(/\/products\/[0-9a-f-]{36}<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(50);
  });

  it('is an index of parts for a large shop, which together name every product once', async () => {
    await shop.db.query(LIST, [PRODUCTS - 50]);
    await shop.waitForNotifications();
    const parts = await addressesIn('/sitemap.xml');
    expect(parts).toHaveLength(4);
    const [pages = [], ...products] = await Promise.all(parts.map((part) => addressesIn(part)));
    expect(pages).toEqual(expect.arrayContaining(['/', '/products', '/about']));
    expect(products.map((part) => part.length)).toEqual([2_000, 2_000, 50]);
    expect(new Set(products.flat()).size).toBe(PRODUCTS);
  });

  it('does not look for its parts again until a product is added', async () => {
    const parts = await addressesIn('/sitemap.xml');
    const log = openStatementLog();
    expect(await addressesIn('/sitemap.xml')).toEqual(parts);
    log.close();
    expect(log.texts.filter((text) => text.includes('from products'))).toEqual([]);
    await shop.db.query(LIST, [2_000]);
    await shop.waitForNotifications();
    expect(await addressesIn('/sitemap.xml')).toHaveLength(parts.length + 1);
  });

  it.each(['/sitemaps/x.xml', '/sitemaps/.xml', '/sitemaps/1'])('%s does not exist', (path) => shop.http().get(path).expect(404));
});
