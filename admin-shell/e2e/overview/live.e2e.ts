import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, showSection } from '../support/admin-journey';
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

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const;

/** An order that arrives is offered, and moves no row. */
async function expectNoRowMoves(page: Page, width: number): Promise<void> {
  // Right after a change of the width, the list of the width before is still there.
  const row = page.locator(width < 700 ? 'ul[aria-label=Orders] > li' : 'table[aria-label=Orders] tbody tr').first();
  await page.evaluate(() => document.fonts.ready);
  // Waits until it stands still.
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  await placeOrder(page, elsewhere);
  await expect(newOrders(page)).toHaveText('1 new order, show');
  expect(await row.boundingBox()).toEqual(before);
  await expect(page.getByRole('heading', { name: 'Orders', level: 2 })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Import tracking' })).toBeVisible();
}

async function expectOrderToFollow(page: Page): Promise<void> {
  const order = await placeOrder(page, shop);
  await showSection(page, `orders/${order.id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Order placed');
  await page.getByLabel('New note').fill('Ask about the size');
  await updateOrder(page, elsewhere, order.id, 'payment', { reference: 'ZL-77' });
  await expect(timeline).not.toContainText('Reference ZL-77');
  await expect(page.getByLabel('New note')).toHaveValue('Ask about the size');
  await page.getByLabel('New note').fill('');
  await page.getByRole('heading', { name: order.orderNumber }).click();
  await expect(timeline).toContainText('Reference ZL-77');
}

async function expectMessagesToBeCounted(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Messages', exact: true });
  const waiting = async (): Promise<number> => Number((await tab.getAttribute('data-waiting')) ?? 0);
  const before = await waiting();
  const data = { name: 'Noor Haddad', email: 'noor@example.com', subject: 'artist', message: 'I would like to draw for you.' };
  expect((await page.request.post(`${elsewhere.origin}/api/contact`, { data })).status()).toBe(201);
  await expect.poll(waiting).toBe(before + 1);
  await tab.click();
  await page
    .getByRole('button', { name: /^Noor Haddad/ })
    .first()
    .click();
  await expect.poll(waiting).toBe(before);
}

async function expectStockToFollow(page: Page): Promise<void> {
  await showSection(page, 'products?view=list');
  const orders = page.getByRole('tab', { name: 'Orders', exact: true });
  await expect(orders).not.toHaveAttribute('data-waiting');
  const order = await placeOrder(page, elsewhere);
  await expect(orders).toHaveAttribute('data-waiting', '1');
  const stock = page.getByRole('textbox', { name: `Stock of ${order.product}`, exact: true });
  await expect(stock).toHaveValue(String(await stockOf(page, elsewhere, order.product)));
}

/** What waits comes and goes without a reload. */
async function expectTodayToFollow(page: Page): Promise<void> {
  await showSection(page, '');
  const sentence = page.getByRole('region', { name: 'Today' }).getByText(/^\d+ parcels? to pack/);
  const before = await sentence.innerText();
  const { id } = await placeOrder(page, elsewhere);
  await updateOrder(page, elsewhere, id, 'payment', { reference: 'ZL-78' });
  await expect(sentence).not.toHaveText(before);
  await updateOrder(page, elsewhere, id, 'cancel', {});
  await expect(sentence).toHaveText(before);
}

test('orders that arrive on another process are offered without moving a row, at every width, and the counts follow', async ({
  page,
}) => {
  await placeOrder(page, shop);
  await openLive(page, '/admin/orders?queue=all');
  const queue = page.getByText(/^To confirm \(\d+\)$/);
  const waiting = Number(/\d+/.exec(await queue.innerText())?.[0]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectNoRowMoves(page, width);
    await newOrders(page).click();
    await expect(newOrders(page)).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const second = await placeOrder(page, elsewhere);
  await expect(newOrders(page)).toHaveText('1 new order, show');
  await expect(page.getByRole('status').filter({ hasText: '1 new order' })).toHaveCount(1);
  const third = await placeOrder(page, elsewhere);
  await expect(newOrders(page)).toHaveText('2 new orders, show');
  await expect(rowOf(page, second.orderNumber)).toHaveCount(0);
  await expect(page.getByText(`To confirm (${waiting + SIZES.length + 2})`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await newOrders(page).click();
  await expect(rowOf(page, third.orderNumber)).toBeFocused();
  await expect(rowOf(page, second.orderNumber)).toBeVisible();
});

test('an open order, messages and stock follow the shop, but not what is being typed, until the admin signs out', async ({
  page,
}) => {
  await openLive(page, '/admin/orders');
  await expectOrderToFollow(page);
  await expectMessagesToBeCounted(page);
  await expectStockToFollow(page);
  await expectTodayToFollow(page);
  const ended = page.waitForEvent('requestfailed', (request) => isLive(request.url()));
  await page.getByRole('button', { name: 'Logout' }).click();
  await ended;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
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
