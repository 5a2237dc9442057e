import { randomUUID } from 'node:crypto';
import { MediaLibrary } from '#modules/media/index.js';
import { operations } from './attack/contract.js';
import { givenAlert, offerAlerts } from './support/builders/alerts.js';
import { givenArtist, givenProduct } from './support/builders/catalog.js';
import { asAdmin } from './support/builders/users.js';
import { eventually } from './support/eventually.js';
import { createFakeSite, type FakeSite } from './support/fakes/built-site.js';
import { sampleJpeg } from './support/files/sample-images.js';
import { openShop, type TestShop } from './support/shop.js';

const PRIVATE = 'no-store';
const DATA = 'public, max-age=0, must-revalidate, s-maxage=5';
const PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';
const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Its answers show no product. */
const PRODUCTLESS = /^\/api\/(portfolio|settings|shipping-rates|pages)/;

type Row = [path: string, status: number, cacheControl: string];

let site: FakeSite;
let shop: TestShop;
let admin: { authorization: string };
let ids: Record<string, string>;
beforeAll(async () => {
  site = await createFakeSite();
  shop = await openShop({}, site.folders);
  admin = await asAdmin(shop);
  const product = await givenProduct(shop.db);
  const artist = await givenArtist(shop.db);
  const file = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg() });
  await shop.db.query(`insert into pages (slug, title, body, html, published) values ('returns', 'Returns', '', '', true)`);
  await offerAlerts(shop);
  const alert = await givenAlert(shop);
  ids = {
    alert: alert.id,
    token: alert.token,
    product: product.id,
    artist: artist.id,
    name: file.name,
    sessionId: `session-${'a'.repeat(32)}`,
  };
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

/** Every GET route of the contract that needs no sign-in. */
const API: Row[] = [
  ['/api/products', 200, DATA],
  ['/api/products?fields=card&limit=24', 200, DATA],
  ['/api/products/listing', 200, DATA],
  ['/api/products/listing?search=hoodie', 200, DATA],
  ['/api/products/featured', 200, PRIVATE],
  ['/api/categories', 200, DATA],
  ['/api/products/{product}', 200, DATA],
  ['/api/products/{product}/images', 200, DATA],
  ['/api/artists', 200, DATA],
  ['/api/artists/{artist}', 200, DATA],
  ['/api/artists/{artist}/products', 200, DATA],
  ['/api/portfolio', 200, DATA],
  ['/api/settings', 200, DATA],
  ['/api/shipping-rates', 200, DATA],
  ['/api/pages', 200, DATA],
  ['/api/pages/returns', 200, DATA],
  ['/api/images/{name}', 200, IMMUTABLE],
  ['/api/cart?sessionId={sessionId}', 200, PRIVATE],
  ['/api/cart/{sessionId}', 200, PRIVATE],
  ['/api/alerts/{alert}?t={token}', 200, PRIVATE],
  ['/api/alerts/{alert}/stop?t={token}', 303, PRIVATE],
  ['/api/health', 200, PRIVATE],
  ['/api/health/ready', 200, PRIVATE],
];

const SITE: Row[] = [
  ['/', 200, PAGE],
  ['/products', 200, PAGE],
  ['/products?search=x', 200, PAGE],
  ['/about', 200, PAGE],
  ['/checkout', 200, PRIVATE],
  ['/assets/app-1.js', 200, IMMUTABLE],
  ['/favicon.ico', 200, 'public, max-age=86400'],
  ['/manifest.webmanifest', 200, 'public, max-age=86400'],
  ['/robots.txt', 200, 'public, max-age=3600'],
  ['/sitemap.xml', 200, 'public, max-age=3600'],
  ['/feeds/google.xml', 200, 'public, max-age=900'],
  ['/admin', 200, REVALIDATED],
  ['/admin/remotes.json', 200, REVALIDATED],
  ['/admin/assets/shell-1.js', 200, IMMUTABLE],
];

/** What does not exist now may exist a second later: after an upload, an import, or an update of the next process. */
const MISSING: Row[] = [
  ['/not-found', 404, REVALIDATED],
  ['/assets/none.js', 404, PRIVATE],
  ['/admin/assets/none.js', 404, PRIVATE],
  [`/api/products/${randomUUID()}`, 404, PRIVATE],
  ['/api/pages/none', 404, PRIVATE],
  ['/api/images/none.jpg', 404, PRIVATE],
  ['/api/none', 404, PRIVATE],
  ['/api/orders/none', 404, PRIVATE],
];

const fill = (path: string): string => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');

describe('what a CDN may keep', () => {
  it.each([...API, ...SITE, ...MISSING])('%s is %d with "%s"', async (path, status, cacheControl) => {
    const { headers } = await shop.http().get(fill(path)).expect(status);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-tag']).toBe(cacheControl.includes('s-maxage') ? 'changing' : undefined);
  });

  it('the table has every public GET route of the contract', () => {
    const inTable = [...API, ...MISSING].map(([path]) => path.split('?', 1)[0]?.split('/') ?? []);
    const covers = (parts: string[]) => (row: string[]) =>
      row.length === parts.length && parts.every((part, n) => part.startsWith('{') || part === row[n]);
    const open = operations.filter(({ method, isAdmin }) => method === 'GET' && !isAdmin);
    expect(open.length).toBeGreaterThan(15);
    expect(open.filter(({ path }) => !inTable.some(covers(path.split('/')))).map(({ path }) => path)).toEqual([]);
  });

  it('ends before the next moment of a product, 7 seconds ahead', async () => {
    const moment = new Date(Date.now() + 7_000);
    await shop.db.query('update products set buyable_from = $2 where id = $1', [ids['product'], moment]);
    const clipped = await eventually(
      async () => String((await shop.http().get('/products')).headers['cache-control']),
      (value) => /s-maxage=[1-7]$/.test(value),
    );
    expect(clipped).toMatch(/^public, max-age=0, s-maxage=[1-7]$/);
    for (const [path, , value] of [...API, ...SITE].filter(([, , kept]) => kept.startsWith('public') && kept !== IMMUTABLE)) {
      const { headers } = await shop.http().get(fill(path));
      const isOfProducts = value === DATA || value === PAGE || /sitemap|feeds/.test(path);
      const seconds = [...String(headers['cache-control']).matchAll(/=(\d+)/g)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
      if (isOfProducts && !PRODUCTLESS.test(path)) expect([path, seconds <= 7]).toEqual([path, true]);
    }
    await shop.db.query('update products set buyable_from = null where id = $1', [ids['product']]);
    expect(
      await eventually(
        async () => String((await shop.http().get('/products')).headers['cache-control']),
        (value) => value === PAGE,
      ),
    ).toBe(PAGE);
  });

  it('is the same for everybody: a visitor with cookies and a token gets the same bytes', async () => {
    const own = { ...admin, cookie: 'shop_queues=x; sessionId=session-1' };
    for (const [path, status, cacheControl] of [...API, ...SITE].filter(([, , value]) => value.startsWith('public'))) {
      const [anonymous, known] = [await shop.http().get(fill(path)), await shop.http().get(fill(path)).set(own)];
      expect([path, known.status, known.headers['cache-control']]).toEqual([path, status, cacheControl]);
      expect(known.headers['set-cookie']).toBeUndefined();
      expect(known.text).toBe(anonymous.text);
      expect(known.headers['vary'] ?? '').not.toMatch(/cookie|authorization/i);
    }
  });

  it('is none of the answers to an admin', async () => {
    for (const { path } of operations.filter(({ method, isAdmin }) => method === 'GET' && isAdmin)) {
      const { headers, body } = await fetch(shop.origin + path.replace(/\{\w+\}/g, randomUUID()), { headers: admin });
      // A stream of events has no end.
      await body?.cancel();
      expect([path, headers.get('cache-control')]).toEqual([path, PRIVATE]);
    }
  });
});
