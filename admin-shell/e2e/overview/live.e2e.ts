import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { expectAccessible, placeOrder, stockOf, updateOrder } from '../support/orders-journey';

/** Two API processes: the admin is on one, shoppers and other admins are on the other. */
let shop: Shop;
let elsewhere: Shop;
test.beforeAll(async () => {
  shop = await openShop({ apis: 2 });
  elsewhere = { ...shop, origin: shop.origins[1] ?? '' };
});
test.afterAll(() => shop.stop());

const isLive = (url: string): boolean => new URL(url).pathname === '/api/admin/live';

/** Opens a page of the admin and waits until it follows the shop. */
async function openLive(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse((response) => isLive(response.url()) && response.status() === 200);
  await openAdmin(page, `${shop.origin}${path}`);
  await connected;
}
const newOrders = (page: Page) => page.getByRole('button', { name: /new orders?, show$/ });
const rowOf = (page: Page, orderNumber: string) => page.getByRole('link', { name: orderNumber, exact: true });

test('orders that arrive are offered without moving a row, and the counts follow', async ({ page }) => {
  const first = await placeOrder(page, shop);
  await openLive(page, '/admin/orders?queue=all');
  await expect(rowOf(page, first.orderNumber)).toBeVisible();
  const place = () => rowOf(page, first.orderNumber).boundingBox();
  const before = await place();
  const waiting = Number(await page.getByRole('tab', { name: 'Orders', exact: true }).getAttribute('data-waiting'));

  const second = await placeOrder(page, elsewhere);
  await expect(newOrders(page)).toHaveText('1 new order, show');
  await expect(page.getByRole('status').filter({ hasText: '1 new order' })).toHaveCount(1);
  const third = await placeOrder(page, elsewhere);
  await expect(newOrders(page)).toHaveText('2 new orders, show');
  expect(await place()).toEqual(before);
  await expect(rowOf(page, second.orderNumber)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Orders', exact: true })).toHaveAttribute('data-waiting', String(waiting + 2));
  await expect(page.getByText(`To confirm (${waiting + 2})`)).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await newOrders(page).click();
  await expect(rowOf(page, third.orderNumber)).toBeFocused();
  await expect(rowOf(page, second.orderNumber)).toBeVisible();
  await expect(newOrders(page)).toHaveCount(0);
});

test('the button moves no row on a phone, a tablet and a desktop', async ({ page }) => {
  await placeOrder(page, shop);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLive(page, '/admin/orders?queue=all');
    const row = page.locator('table[aria-label=Orders] tbody tr, ul[aria-label=Orders] > li').first();
    await expect(row).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await row.boundingBox();
    await placeOrder(page, elsewhere);
    await expect(newOrders(page)).toBeVisible();
    expect(await row.boundingBox()).toEqual(before);
    await expect(page.getByRole('heading', { name: 'Orders', level: 2 })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Import tracking' })).toBeVisible();
  }
});

test('another admin’s payment refreshes the open order and the dashboard, but not what is being typed', async ({
  browser,
  page,
}) => {
  const order = await placeOrder(page, shop);
  await openLive(page, `/admin/orders/${order.id}`);
  const other = await (await browser.newContext({ baseURL: elsewhere.origin })).newPage();
  await openAdmin(other, `${elsewhere.origin}/admin/orders?queue=all`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Order placed');
  const toShip = page.getByRole('list', { name: 'Store at a glance' }).getByRole('listitem').filter({ hasText: 'ship' });
  const ready = await toShip.innerText();

  await page.getByLabel('New note').fill('Ask about the size');
  await updateOrder(other, elsewhere, order.id, 'payment', { reference: 'ZL-77' });
  await expect(toShip).not.toHaveText(ready);
  await expect(timeline).not.toContainText('Reference ZL-77');
  await expect(page.getByLabel('New note')).toHaveValue('Ask about the size');
  await page.getByLabel('New note').fill('');
  await page.getByRole('heading', { name: order.orderNumber }).click();
  await expect(timeline).toContainText('Reference ZL-77');
  await other.context().close();
});

test('a message that arrives is counted at its tab, until it is read', async ({ page }) => {
  await openLive(page, '/admin/products');
  const tab = page.getByRole('tab', { name: 'Messages', exact: true });
  const before = Number((await tab.getAttribute('data-waiting')) ?? 0);
  const data = { name: 'Noor Haddad', email: 'noor@example.com', subject: 'artist', message: 'I would like to draw for you.' };
  expect((await page.request.post(`${elsewhere.origin}/api/contact`, { data })).status()).toBe(201);
  await expect(tab).toHaveAttribute('data-waiting', String(before + 1));
  await tab.click();
  await page
    .getByRole('button', { name: /^Noor Haddad/ })
    .first()
    .click();
  await expect.poll(async () => Number((await tab.getAttribute('data-waiting')) ?? 0)).toBe(before);
});

test('a sale changes the stock in the open product list', async ({ page }) => {
  await openLive(page, '/admin/products?view=list');
  const order = await placeOrder(page, elsewhere);
  const stock = page.getByRole('textbox', { name: `Stock of ${order.product}`, exact: true });
  await expect(stock).toHaveValue(String(await stockOf(page, elsewhere, order.product)));
});

test('a stream that is cut is opened again, and shows what was missed', async ({ page, consoleNoise }) => {
  let cut = true;
  await page.route('**/api/admin/live', (route) => (cut ? route.abort() : route.continue()));
  const failed = page.waitForRequest((request) => isLive(request.url()));
  const shown = await placeOrder(page, shop);
  await openAdmin(page, `${shop.origin}/admin/orders?queue=all`);
  await failed;
  await expect(rowOf(page, shown.orderNumber)).toBeVisible();
  const order = await placeOrder(page, elsewhere);
  cut = false;
  await expect(newOrders(page)).toBeVisible({ timeout: 20_000 });
  await newOrders(page).click();
  await expect(rowOf(page, order.orderNumber)).toBeVisible();
  // The browser reports each aborted request.
  expect(consoleNoise.splice(0).every((text) => text.includes('Failed to load resource'))).toBe(true);
});

test('signing out ends the stream', async ({ page }) => {
  await openLive(page, '/admin/orders');
  const ended = page.waitForEvent('requestfailed', (request) => isLive(request.url()));
  await page.getByRole('button', { name: 'Logout' }).click();
  await ended;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
