import { randomUUID } from 'node:crypto';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { givenCategory, givenProduct } from './support/builders/catalog.js';
import { givenRate } from './support/builders/shop-prices.js';
import { asAdmin } from './support/builders/users.js';
import { startProcess, type TestProcess } from './support/children/child-process.js';
import { eventually } from './support/eventually.js';
import { openShop, type TestShop } from './support/shop.js';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

let shop: TestShop;
let processes: TestProcess[];

/** Two API processes with the built storefront on one database. */
beforeAll(async () => {
  shop = await openShop();
  await givenProduct(shop.db, { description: 'Long enough to be compressed. '.repeat(100) });
  processes = [await startShop({}), await startShop({ RATE_LIMITS: 'on' })];
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await shop.close();
});

const startShop = (settings: Record<string, string>): Promise<TestProcess> =>
  startProcess('src/main.ts', shop.config, { ...settings, PORT: '0', HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://shop.example' });

function request(path: string, headers: Record<string, string> = {}, from = 0): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpGet({ port: processes[from]?.port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

const html = async (path: string, from = 0): Promise<string> => (await request(path, {}, from)).bytes.toString();

async function expectInBoth(path: string, text: string): Promise<void> {
  for (const from of [0, 1]) {
    const shows = async (): Promise<boolean> => (await html(path, from)).includes(text);
    expect(await eventually(shows, (shown) => shown)).toBe(true);
  }
}

/** Waits until the first process knows of all changes: it answers a change of staff only then. */
async function waitForNotifications(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${processes[0]?.port}/api/admin/categories`, {
    method: 'POST',
    headers: { ...(await asAdmin(shop)), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Caught Up', slug: `caught-up-${randomUUID()}` }),
  });
  expect(response.status).toBe(201);
}

/** How many pages the process has rendered so far. */
async function renderings(from = 0): Promise<number> {
  return Number(/^shop_pages_rendered_total (\d+)/m.exec(await html('/metrics', from))?.[1]);
}

describe('kept pages', () => {
  it('renders a page once for many visitors and addresses that differ in what it does not read', async () => {
    const { id } = await givenProduct(shop.db, { name: 'Kept Hoodie' });
    await waitForNotifications();
    expect(await html(`/products/${id}`)).toContain('Kept Hoodie');
    const before = await renderings();
    const visits = Array.from({ length: 60 }, (_, n) => request(`/products/${id}?utm_source=${n}&fbclid=${n}`));
    const tags = new Set((await Promise.all(visits)).map(({ headers }) => headers.etag));
    expect(tags.size).toBe(1);
    expect((await renderings()) - before).toBeLessThanOrEqual(1);
  });

  it('answers 304 to a browser that has the page, and the same tag in every process', async () => {
    const [first, second] = [await request('/about'), await request('/about', {}, 1)];
    expect(first.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=10/) as string,
      vary: 'accept-encoding',
    });
    expect(second.headers.etag).toBe(first.headers.etag);
    const again = await request('/about', { 'if-none-match': `"other", ${first.headers.etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=0, br;q=0, identity', undefined],
    ['identity', undefined],
  ])('answers "accept-encoding: %s" with %s', async (accepted, encoding) => {
    const answers = await Promise.all(['/about', '/api/products'].map((path) => request(path, { 'accept-encoding': accepted })));
    expect(answers[0]?.headers['content-encoding']).toBe(encoding);
    expect(answers[1]?.headers['content-encoding']).toBe(encoding);
  });

  it('shows a change of price and of stock in two processes', async () => {
    const { id } = await givenProduct(shop.db, { priceCents: 4_100, stockQuantity: 30 });
    await expectInBoth(`/products/${id}`, '$41.00');
    await shop.db.query('update products set price = 43 where id = $1', [id]);
    await expectInBoth(`/products/${id}`, '$43.00');
    await shop.db.query('update products set stock_quantity = 7 where id = $1', [id]);
    await expectInBoth(`/products/${id}`, 'Only <!-- -->7<!-- --> left');
  });

  it('shows changed settings and a published page in two processes', async () => {
    await expectInBoth('/about', 'Lasting Freedom');
    await shop.db.query(`insert into shop_settings (id, values) values (1, '{"shopName": "Renamed Shop"}')`);
    await expectInBoth('/about', 'Renamed Shop');
    await shop.db.query(`insert into pages (slug, title, body, html, published) values ('returns', 'Sent Back', '', '', true)`);
    await expectInBoth('/about', 'Sent Back');
  });

  it('shows what shipping costs, and a changed rate, in two processes', async () => {
    const { id } = await givenProduct(shop.db, { priceCents: 4_100 });
    await shop.db.query(`insert into pages (slug, title, body, html, published) values ('shipping', 'Shipping', '', '', true)`);
    const rate = await givenRate(shop.db, { cents: 650 });
    await expectInBoth(`/products/${id}`, '$41.00');
    await shop.db.query(
      `insert into shop_settings (id, values) values (1, $1) on conflict (id) do update set values = shop_settings.values || excluded.values`,
      [{ shippingMode: 'rates', delivery: { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 } }],
    );
    await expectInBoth(`/products/${id}`, '"shippingRate":{"@type":"MonetaryAmount","value":6.5,');
    await shop.db.query('update shipping_rates set cents = 700 where id = $1', [rate.id]);
    await expectInBoth(`/products/${id}`, '"shippingRate":{"@type":"MonetaryAmount","value":7,');
    await shop.db.query(`update shop_settings set values = values - 'shippingMode'`);
  });

  it('shows arranged categories in two processes', async () => {
    const last = await givenCategory(shop.db, { name: 'Zebra Socks' });
    await givenCategory(shop.db, { name: 'Aprons' });
    const expectOrder = async (first: string, second: string): Promise<void> => {
      for (const from of [0, 1]) {
        const isInOrder = async (): Promise<boolean> => {
          const page = await html('/about', from);
          return page.includes(first) && page.indexOf(first) < page.indexOf(second);
        };
        expect(await eventually(isInOrder, (inOrder) => inOrder)).toBe(true);
      }
    };
    await expectOrder('Aprons', 'Zebra Socks');
    await shop.db.query('update categories set sort_order = 0 where id = $1', [last.id]);
    await expectOrder('Zebra Socks', 'Aprons');
  });

  it('does not render other pages again when a product is sold', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 20 });
    await waitForNotifications();
    expect(await html('/products')).toContain(id);
    const before = await renderings();
    for (let stock = 19; stock > 14; stock--) {
      await shop.db.query('update products set stock_quantity = $2 where id = $1', [id, stock]);
      await html('/products');
    }
    expect((await renderings()) - before).toBe(0);
    await shop.db.query('update products set stock_quantity = 0 where id = $1', [id]);
    const showsSoldOut = async (): Promise<boolean> => (await html('/products')).includes('Out of Stock');
    expect(await eventually(showsSoldOut, (shown) => shown)).toBe(true);
  });

  it('renders one page for all unknown paths', async () => {
    await waitForNotifications();
    await request('/no/such/page');
    const before = await renderings();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => request(`//missing-${n}?${n}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(404));
    expect((await renderings()) - before).toBe(0);
  });

  it('does not keep a page of an order', async () => {
    const { headers } = await request('/order-confirmation?payment_intent_client_secret=pi_1_secret_2');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('limits the renderings that one address causes, and still sends kept pages to it (threat 95)', async () => {
    const { slug } = await givenCategory(shop.db);
    await html('/about', 1);
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 300; n += 20) {
      const pages = Array.from({ length: 20 }, (_, k) => request(`/products?category=${slug}&search=word${n + k}`, {}, 1));
      statuses.push(...(await Promise.all(pages)).map(({ status }) => status));
    }
    expect(statuses.slice(0, 200)).toEqual(Array(200).fill(200));
    expect(statuses.slice(260)).toEqual(Array(40).fill(429));
    expect((await request('/about', {}, 1)).status).toBe(200);
  });
});
