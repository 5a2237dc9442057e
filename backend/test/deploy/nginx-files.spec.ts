import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MediaLibrary } from '#modules/media/index.js';
import { startNginx, type Proxy } from '#test/cluster/nginx.js';
import { eventually } from '#test/support/eventually.js';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { waitForRendering } from '#test/support/files/renditions.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';

/** The same for whoever asks the shop itself and for whoever asks nginx, the first and the second time. */
const HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-range',
  'cache-control',
  'etag',
  'vary',
  'location',
];
const RIGHTS = ['x-content-type-options', 'content-security-policy', 'cross-origin-resource-policy', 'content-disposition'];
const SCRIPT = `export const text = '${'long '.repeat(500)}';`;
const AVIF = { accept: 'image/avif,*/*' };

let folder: string;
let site: FakeSite;
let shop: TestShop;
let nginx: Proxy;
let image: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-nginx-'));
  site = await createFakeSite();
  await writeFile(join(site.folders.storefront, 'client/assets/long-1.js'), SCRIPT);
  shop = await openShop({}, site.folders);
  image = (await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg() })).name;
  const worker = await openWorker(shop.config);
  await waitForRendering(shop, image);
  await worker.close();
  const port = Number(new URL(shop.origin).port);
  nginx = await startNginx('nginx', folder, [port, port]);
});
afterAll(async () => {
  await nginx.server.stop();
  await shop.close();
  await site.remove();
  await rm(folder, { recursive: true });
});

type Request = [address: string, headers: Record<string, string>, status: number, kept: boolean];
const ROWS: Request[] = [
  ['/assets/long-1.js', { 'accept-encoding': 'br' }, 200, true],
  ['/assets/long-1.js', { 'accept-encoding': 'gzip' }, 200, true],
  ['/assets/long-1.js', { 'accept-encoding': 'identity' }, 200, true],
  ['/admin/assets/shell-1.js', {}, 200, true],
  ['/admin/remotes/orders/assets/orders-1.js', {}, 200, true],
  ['/admin/remotes/orders/remoteEntry.js', {}, 200, false],
  ['/api/images/{image}?w=320', AVIF, 200, true],
  ['/api/images/{image}?w=320', { accept: 'image/webp' }, 200, true],
  ['/api/images/{image}?w=320', { accept: 'image/png' }, 200, true],
  ['/api/images/{image}?w=share', {}, 200, true],
  ['/api/images/{image}', {}, 200, false],
  ['/api/images/{image}', { range: 'bytes=10-19' }, 206, false],
  ['/api/images/{image}?w=13', {}, 400, false],
  ['/assets/none-1.js', {}, 404, false],
  ['/assets/..%2findex.html', {}, 404, false],
  ['/api/images/00000000-0000-4000-8000-000000000000?w=320', {}, 404, false],
  ['/api/images/none.jpg?w=320', {}, 404, false],
];

async function ask(origin: string, address: string, headers: Record<string, string>, method = 'GET') {
  const response = await fetch(origin + address.replace('{image}', image), { headers, method, redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const shown: Record<string, string | null> = {};
  for (const name of [...HEADERS, ...RIGHTS]) shown[name] = response.headers.get(name);
  return { status: response.status, shown, bytes: response.ok ? bytes.toString('base64') : '' };
}

async function logged(): Promise<string[]> {
  const text = await readFile(join(folder, 'nginx/shop-access.log'), 'utf8');
  return text.split('\n').slice(0, -1);
}

/** An answer of nginx, and by its log whether it was kept. Resolves with the line of the log, which nginx writes after it has answered. */
async function askNginx(address: string, headers: Record<string, string>, method?: string) {
  const { length } = await logged();
  const answer = await ask(nginx.origin, address, headers, method);
  const lines = await eventually(logged, (found) => found.length > length);
  const { cache, requestId } = JSON.parse(lines[length] ?? '{}') as { cache?: string; requestId?: string };
  return { answer, isHit: cache === 'HIT', hasRequestId: requestId !== '' };
}

it.each(ROWS)('%s %o is %d, the second time from nginx: %s', async (address, headers, status, kept) => {
  const direct = await ask(shop.origin, address, headers);
  expect(direct.status).toBe(status);
  expect(await askNginx(address, headers)).toEqual({ answer: direct, isHit: false, hasRequestId: true });
  expect(await askNginx(address, headers)).toEqual({ answer: direct, isHit: kept, hasRequestId: !kept });
});

it.each([
  ['/assets/long-1.js', { 'accept-encoding': 'br' }],
  ['/api/images/{image}?w=320', AVIF],
])('%s is 304 for whoever has it, and has no body for HEAD', async (address, headers) => {
  const etag = (await ask(shop.origin, address, headers)).shown['etag'] ?? '';
  const known: Record<string, string> = { ...headers, 'if-none-match': etag };
  const unchanged = { status: 304, shown: { etag, 'cache-control': 'public, max-age=31536000, immutable' } };
  const withoutBody = { status: 200, bytes: '', shown: { etag } };
  expect(await ask(shop.origin, address, known)).toMatchObject(unchanged);
  expect(await ask(shop.origin, address, headers, 'HEAD')).toMatchObject(withoutBody);
  for (let time = 1; time <= 2; time++) {
    expect((await askNginx(address, known)).answer).toMatchObject(unchanged);
    expect((await askNginx(address, headers, 'HEAD')).answer).toMatchObject(withoutBody);
  }
});

it('what was kept is sent while the shop is away', async () => {
  const address = '/api/images/{image}?w=640';
  const { answer } = await askNginx(address, AVIF);
  await shop.app.close();
  expect(await askNginx(address, AVIF)).toEqual({ answer, isHit: true, hasRequestId: false });
  expect((await ask(nginx.origin, '/assets/app-1.js', {})).status).toBe(502);
});
