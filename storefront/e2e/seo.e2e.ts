import type { APIRequestContext } from '@playwright/test';
import { expect, productInStock, sql, test } from '@shop/browser-testing';

const CRAWLER = { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' };
const HOSTILE = `</script><script>window.broken=1</script>"><img src=x onerror='window.broken=2'> & \u2028 <!-- "quoted"`;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescape = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => NAMED[name] ?? '');

/** The head as a crawler parses it: meta tags by name or property, the canonical link and the structured data. */
async function readHead(request: APIRequestContext, url: string) {
  const response = await request.get(url, { headers: CRAWLER });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = [...head.matchAll(/<meta[^>]*? (?:name|property)="([^"]*)"[^>]*? content="([^"]*)"/g)];
  const data = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head)?.[1];
  return {
    status: response.status(),
    html,
    title: unescape(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map(([, name = '', content = '']) => [name, unescape(content)])),
    canonical: /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(head)?.[1],
    data: data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>),
  };
}

test("Home's link preview is the rendition of 1200 by 630, not the original of the hero", async ({ page, shop }) => {
  const { hero } = (await (await page.request.get('/api/settings')).json()) as { hero: { wide: string } };
  const head = await readHead(page.request, '/');
  expect(head.meta).toMatchObject({
    'og:image': `${shop.origin}${hero.wide}?w=share`,
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

for (const screen of ['products', 'share']) {
  test(`/${screen}/{id} has the complete link preview in the server's HTML`, async ({ page, shop }) => {
    const product = await productInStock(page);
    const detail = (await (await page.request.get(`/api/products/${product.id}`)).json()) as { imageUrl: string };
    const head = await readHead(page.request, `/${screen}/${product.id}`);
    expect(head.status).toBe(200);
    expect(head.title).toContain(product.name);
    expect(head.canonical).toBe(`${shop.origin}/products/${product.id}`);
    expect(head.meta).toMatchObject({
      'og:type': 'product',
      'og:title': product.name,
      'og:url': `${shop.origin}/products/${product.id}`,
      'og:image': `${shop.origin}${detail.imageUrl}?w=share`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'product:price:amount': product.price,
      'product:price:currency': 'USD',
      'twitter:card': 'summary_large_image',
      'twitter:title': product.name,
    });
    expect(head.meta['description']?.length).toBeGreaterThan(20);
    expect(head.meta['og:description']).toBe(head.meta['description']);
    expect(head.data).toMatchObject({
      '@type': 'Product',
      name: product.name,
      offers: { price: product.price, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    const image = await page.request.get(`${detail.imageUrl}?w=share`, { headers: CRAWLER });
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toMatch(/^image\//);
  });
}

test('product text cannot break out of its tags', async ({ page, sharedShops }) => {
  const empty = await sharedShops.open('empty');
  const [product] = await sql<{ id: string }>(
    empty.databaseUrl,
    'insert into products (name, description, price, stock_quantity) values ($1, $1, 10, 3) returning id',
    [HOSTILE],
  );
  for (const screen of ['products', 'share']) {
    const head = await readHead(page.request, `${empty.origin}/${screen}/${product?.id}`);
    const line = HOSTILE.replace(/\s+/g, ' ').trim();
    expect(head.title).toContain(HOSTILE);
    expect(head.meta['og:title']).toBe(HOSTILE);
    expect(head.meta['og:description']).toBe(line);
    expect(head.data).toMatchObject({ name: HOSTILE, description: line });
    expect(head.html).not.toContain('<script>window.broken');
    expect(head.html).not.toContain('<img src=x');
    await page.goto(`${empty.origin}/${screen}/${product?.id}`);
    await expect(page).toHaveURL(new RegExp(`/products/${product?.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('window.broken=1');
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  }
});

test('every kind of page describes itself to search engines, without empty values', async ({ page, request }) => {
  const product = await productInStock(page);
  const [artist] = (await (await request.get('/api/artists')).json()) as { id: string }[];
  for (const [path, types] of [
    ['/', ['Organization', 'WebSite']],
    ['/products', ['ItemList']],
    [`/products/${product.id}`, ['BreadcrumbList', 'Product']],
    [`/artists/${artist?.id}`, ['Person']],
  ] as const) {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => json ?? '',
    );
    const found = blocks.flatMap((json) => [JSON.parse(json) as { '@type': string }].flat()).map((data) => data['@type']);
    expect([path, found.toSorted()]).toEqual([path, types]);
    expect(blocks.join()).not.toMatch(/\bnull\b/);
  }
});

test('a navigation removes the tags of a product', async ({ page }) => {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(page).toHaveTitle(/^Our Story/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'website');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});

test('private and missing pages are noindex, public ones are not', async ({ request }) => {
  for (const path of [
    '/checkout',
    '/tattoos',
    '/order-confirmation/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
    '/no-such-page',
    '/share/nothing',
    '/products/nothing%3Fx',
    '/products/%00',
    '/artists/a%2fb',
  ]) {
    expect([path, (await readHead(request, path)).meta['robots']]).toEqual([path, 'noindex']);
  }
  for (const path of ['/', '/products', '/artists', '/about', '/contact']) {
    const head = await readHead(request, path);
    expect([path, head.meta['robots'], head.canonical?.endsWith(path)]).toEqual([path, undefined, true]);
    expect(head.meta['description']).toBeTruthy();
    expect(head.meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
  }
});

test('pages without an image of their own have the shop’s, which is a JPEG from the first second', async ({ request, shop }) => {
  for (const path of ['/products', '/products?category=hats', '/artists', '/about', '/contact']) {
    expect([path, (await readHead(request, path)).meta['og:image']]).toEqual([path, `${shop.origin}/share.jpg`]);
  }
  // Other journeys of this shop add products without an image.
  const products = (await (await request.get('/api/products')).json()) as { imageUrl: string | null }[];
  const imageUrl = products.find((product) => product.imageUrl !== null)?.imageUrl;
  // The demo's images are not rendered in tests.
  for (const path of ['/share.jpg', `${imageUrl}?w=share`]) {
    const image = await request.get(path, { headers: CRAWLER });
    expect([path, image.headers()['content-type'], image.headers()['cross-origin-resource-policy']]).toEqual([
      path,
      'image/jpeg',
      'cross-origin',
    ]);
  }
});

test('browsers and phones find the icons and the manifest', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Lasting Freedom');
  for (const path of ['/favicon.ico', ...manifest.icons.map(({ src }) => src)]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});
