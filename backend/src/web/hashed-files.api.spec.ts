import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const SCRIPT = `export const text = '${'long '.repeat(500)}';`;
const FONT = Buffer.alloc(3_000, 'a');

let site: FakeSite;
let shop: TestShop;
beforeAll(async () => {
  site = await createFakeSite();
  const assets = join(site.folders.storefront, 'client/assets');
  await writeFile(join(assets, 'long-1.js'), SCRIPT);
  await writeFile(join(assets, 'font-1.woff2'), FONT);
  await writeFile(join(assets, 'odd-1.xyz'), '<script>');
  shop = await openShop({}, site.folders);
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

it.each(['br', 'gzip', 'identity'])('a script is sent as %s', async (encoding) => {
  const response = await fetch(`${shop.origin}/assets/long-1.js`, { headers: { 'accept-encoding': encoding } });
  expect(await response.text()).toBe(SCRIPT);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
});

it('a font is not compressed again, and what no front end has is sent as bytes that no browser runs', async () => {
  const font = await shop.http().get('/assets/font-1.woff2').set('accept-encoding', 'br').expect(200);
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '3000' });
  expect(font.headers['content-encoding']).toBeUndefined();
  const odd = await shop.http().get('/assets/odd-1.xyz').expect(200);
  expect(odd.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
});

it('a known file is 304, HEAD has no body, and a file that was read once needs no disk', async () => {
  const { headers } = await shop.http().get('/assets/long-1.js').expect(200);
  await rm(join(site.folders.storefront, 'client/assets/long-1.js'));
  await shop
    .http()
    .get('/assets/long-1.js')
    .set('if-none-match', headers['etag'] ?? '')
    .expect(304);
  const head = await shop.http().head('/assets/long-1.js').expect(200);
  expect(head.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(head.text).toBeUndefined();
});

it.each(['', '.', '..%2findex.html', '..%5cindex.html', '.hidden.js', 'none.js', '%00', `${'a'.repeat(290)}.js`, 'app-1.js/x'])(
  'no file is named %j',
  async (name) => {
    await shop.http().get(`/assets/${name}`).expect(404);
  },
);
