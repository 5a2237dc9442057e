// `npm run bench`: compares the shop with a plain Fastify and pg server on the same data in the same run. The ratio is the result.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { buildStale } from '../scripts/build-stale.mjs';
import { openTestShop, startShopCluster } from '../scripts/test-shop.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 20;
const session = () => `session-${randomBytes(18).toString('base64url')}`;

function openBaseline(databaseUrl) {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('./baseline.mjs', import.meta.url)), {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    child.once('message', ({ port }) => resolve({ origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }));
  });
}

async function measure(origin, request) {
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration: SECONDS, requests: [request()] });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} error responses and ${result.errors} connection errors from ${origin}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

await buildStale();
const cluster = await startShopCluster();
const shop = await openTestShop({ ...cluster, env: { LOG_LEVEL: 'silent' } });
const baseline = await openBaseline(shop.databaseUrl);
try {
  const products = await (await fetch(`${shop.origin}/api/products`)).json();
  const product = products.find((one) => one.stockQuantity > 20);
  const body = () => JSON.stringify({ sessionId: session(), productId: product.id, quantity: 1 });
  const cart = session();
  await fetch(`${shop.origin}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: cart, productId: product.id, quantity: 2 }),
  });
  const cases = {
    'list of products': () => ({ method: 'GET', path: '/api/products' }),
    'one product': () => ({ method: 'GET', path: `/api/products/${product.id}` }),
    'a cart': () => ({ method: 'GET', path: `/api/cart?sessionId=${cart}` }),
    'add to a cart': () => ({
      method: 'POST',
      path: '/api/cart',
      headers: { 'content-type': 'application/json' },
      setupRequest: (r) => ({ ...r, body: body() }),
    }),
  };
  const table = [];
  for (const [name, request] of Object.entries(cases)) {
    const [plain, own] = [await measure(baseline.origin, request), await measure(shop.origin, request)];
    table.push({
      request: name,
      'plain/s': Math.round(plain.perSecond),
      'shop/s': Math.round(own.perSecond),
      ratio: (own.perSecond / plain.perSecond).toFixed(2),
      'shop p99 ms': own.p99,
    });
  }
  for (const path of ['/', '/products', `/products/${product.id}`]) {
    const page = await measure(shop.origin, () => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } }));
    table.push({
      request: `page ${path.slice(0, 20)}`,
      'plain/s': '',
      'shop/s': Math.round(page.perSecond),
      ratio: '',
      'shop p99 ms': page.p99,
    });
  }
  console.table(table);
} finally {
  baseline.stop();
  await shop.stop();
  await cluster.stop();
}
