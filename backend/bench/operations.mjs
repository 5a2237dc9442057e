// What is measured: requests to the shop, and the request of the baseline that answers the same or sends the same bytes.
import { randomUUID } from 'node:crypto';
import http from 'node:http';

const BROTLI = { 'accept-encoding': 'br' };
const CUSTOMER = {
  customerName: 'Dana Rivers',
  customerEmail: 'dana.rivers@example.com',
  customerPhone: '5550100',
  shippingAddress: { street: '12 Harbor Street', city: 'Oakland', state: 'CA', zipCode: '94607', country: 'United States' },
};

/** Yesterday: a day with as many orders in a shop of any size. */
const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

const cents = (price) => Math.round(Number(price) * 100);

/** Adds a random product, or the size that it has as `variantId`, to the cart of the context; the first call starts a new session. */
const addToCart = (products) => (context) => {
  context.cart ??= { sessionId: `session-${randomUUID()}`, lines: [] };
  const { sessionId, lines } = context.cart;
  let product = products[Math.floor(Math.random() * products.length)];
  while (lines.includes(product)) product = products[Math.floor(Math.random() * products.length)];
  lines.push(product);
  return {
    method: 'POST',
    path: '/api/cart',
    body: { productId: product.id, variantId: product.variantId, quantity: 1, sessionId },
  };
};

function placeOrder({ cart: { sessionId, lines } }) {
  const total = lines.reduce((sum, { price }) => sum + cents(price), 0);
  return {
    method: 'POST',
    path: '/api/orders',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      orderData: { ...CUSTOMER, sessionId, totalAmount: (total / 100).toFixed(2), paymentMethod: 'zelle' },
      cartItems: lines.map(({ id, variantId }) => ({ productId: id, variantId, quantity: 1 })),
    },
  };
}

const isOrder = (body) => body.includes('"orderNumber"');

/** Operations whose answer depends on the request: both servers get the same requests. */
export const writeOperations = (products) => ({
  'product detail, random': {
    steps: [() => ({ path: `/api/products/${products[Math.floor(Math.random() * products.length)].id}` })],
  },
  'add to cart': { steps: [addToCart(products)] },
  'checkout: two adds, one order by Zelle': {
    steps: [addToCart(products), addToCart(products), placeOrder],
    isExpected: isOrder,
    settles: true,
  },
});

/** Answers that are the same for everyone: the baseline sends the shop's bytes from memory. */
export const readyOperations = (productId) => ({
  'whole catalog, identity': { path: '/api/products', headers: { 'accept-encoding': 'identity' } },
  'whole catalog, br': { path: '/api/products', headers: BROTLI },
  // It shows one of 16 selections of the products.
  'page Home, br': { path: '/', headers: BROTLI, reads: 100 },
  'page listing, br': { path: '/products', headers: BROTLI },
  'page detail, br': { path: `/products/${productId}`, headers: BROTLI },
});

/** fetch would decompress the body. */
function readAnswer(url, headers) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
      })
      .on('error', reject);
  });
}

/**
 * Copies the shop's answers into the baseline: all that differ in so many `reads`. The baseline sends them at random like the shop,
 * because a client reads answers that differ at half the speed. Returns the operation for both servers and the bytes of an answer.
 */
export async function readyOperation(name, { path, headers, reads = 1 }, { shop, baseline }) {
  const copies = new Map();
  for (let read = 0; read < reads; read += 1) {
    const { response, body } = await readAnswer(shop + path, headers);
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
    const content = body.toString('latin1');
    if (copies.has(content)) continue;
    const copy = `/ready/${encodeURIComponent(`${name} ${copies.size}`)}`;
    const type = { 'x-content-type': response.headers['content-type'] };
    const copied = { ...type, 'x-content-encoding': response.headers['content-encoding'] ?? '' };
    await fetch(baseline + copy, { method: 'PUT', body, headers: copied });
    copies.set(content, copy);
  }
  const paths = [...copies.values()];
  return {
    bytes: [...copies.keys()][0].length,
    shop: [() => ({ path, headers })],
    baseline: [() => ({ path: paths[Math.floor(Math.random() * paths.length)] })],
  };
}

/** What a shop does all day; `admin` are the headers of a signed-in admin. Addresses that a build lacks count as failed. */
export function growthOperations(products, admin) {
  const get = (path, headers = BROTLI) => ({ steps: [() => ({ path, headers })] });
  const add = addToCart(products);
  return {
    'page Home': get('/'),
    'page listing': get('/products'),
    'page listing of a category': get('/products?category=hoodies'),
    'page detail, random': {
      steps: [() => ({ path: `/products/${products[Math.floor(Math.random() * products.length)].id}`, headers: BROTLI })],
    },
    'page search': get('/products?search=golden%20sparow'),
    'list of 24 cards': get('/api/products?fields=card&limit=24'),
    'product detail, random': writeOperations(products)['product detail, random'],
    'add to cart': { steps: [add] },
    'checkout: two adds, one order by Zelle': { steps: [add, add, placeOrder], isExpected: isOrder },
    'sale, then the listing page': { steps: [add, add, placeOrder, () => ({ path: '/products', headers: BROTLI })] },
    sitemap: get('/sitemap.xml'),
    'admin product list, a page': get('/api/admin/products/page', { ...BROTLI, ...admin }),
    'admin product list, at most 10,000': get('/api/admin/products', { ...BROTLI, ...admin }),
    'admin order list': get('/api/admin/orders', { ...BROTLI, ...admin }),
    'admin order search': get('/api/admin/orders?search=dana%20rivers%20123', { ...BROTLI, ...admin }),
    'admin order summary': get('/api/admin/orders/summary', admin),
    'export of one day of orders': get(`/api/admin/orders/export.csv?from=${DAY}&to=${DAY}`, admin),
  };
}
