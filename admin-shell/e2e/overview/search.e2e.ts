import type { Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { expectAccessible, placeOrder } from '../support/orders-journey';
import { countClicks } from '../support/count-clicks';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const field = (page: Page) => dialog(page).getByLabel('Search everything');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Holds the answers to searches for `q` until the returned function is called. */
async function holdAnswers(page: Page, q: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/admin/search?q=${q}`, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('an order is found in one click from any page, by number or by a name without its accents', async ({ page, shop }) => {
  const { orderNumber } = await placeOrder(page, shop, { customerName: 'Joaquín Ñandú', customerEmail: 'joaquin@example.com' });
  await openAdmin(page, '/admin/products');
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(orderNumber.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: orderNumber })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: orderNumber })).toBeFocused();
  expect(await clicks()).toBe(1);

  await openSearch(page);
  await page.keyboard.type('JOAQUIN nandu');
  await expect(dialog(page).getByRole('region', { name: 'Orders' }).getByRole('link')).toHaveText([new RegExp(orderNumber)]);
  await dialog(page).getByRole('region', { name: 'Customers' }).getByRole('link', { name: 'Joaquín Ñandú' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Joaquín Ñandú' })).toBeVisible();
});

test('what is typed right after the shortcut is searched, on a slow machine too; arrows and Enter open what was found', async ({
  page,
}) => {
  await openAdmin(page, '/admin/orders');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zellx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('e');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(field(page)).toHaveValue('zelle');
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('link')).toHaveText([/Payments from files/, /Getting paid/]);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('zelles');
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  const refresh = page.getByRole('button', { name: 'Refresh' }).first();
  await refresh.focus();
  await openSearch(page);
  await expect(dialog(page).getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'Products' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(refresh).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('zelle paid');
  const links = dialog(page).getByRole('link');
  await expect(links).toHaveText([/Getting paid/]);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings#payments$/);

  // Enter too is kept while the dialog opens.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('media');
  await page.keyboard.press('Enter');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(/\/admin\/media$/);

  await openSearch(page);
  await page.keyboard.type('hoodie');
  const products = dialog(page).getByRole('region', { name: 'Products' }).getByRole('link');
  await expect(products.first()).toBeVisible();
  const name = await products.first().locator('span').first().innerText();
  await products.first().click();
  await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('dialog', { name: 'Edit Product' }).getByLabel('Name')).toHaveValue(name);
});

test('Enter before the answer opens the first result of the text that was typed last; no answer and no result are said in place', async ({
  page,
  shop,
  consoleNoise,
}) => {
  const { orderNumber: early } = await placeOrder(page, shop, {
    customerName: 'Nadia Early',
    customerEmail: 'early@example.com',
  });
  await placeOrder(page, shop, {
    customerName: 'Maximiliana Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff',
    customerEmail: 'maximiliana.featherstonehaugh.wolfeschlegelstein@example.com',
  });
  await openAdmin(page, '/admin');
  const releaseStale = await holdAnswers(page, 'joaquin');
  const release = await holdAnswers(page, 'nadia');
  await openSearch(page);
  const asked = page.waitForRequest('**/api/admin/search?q=joaquin');
  await field(page).fill('joaquin');
  await asked;
  await field(page).fill('nadia');
  await page.keyboard.press('Enter');
  releaseStale();
  await expect(dialog(page).getByText('Searching…')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 2, name: early })).toBeVisible();

  await openSearch(page);
  await page.keyboard.type('no such thing anywhere');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Nothing found')).toBeVisible();

  await page.route('**/api/admin/search?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await field(page).fill('anything');
  await expect(dialog(page).getByText('The search did not answer.')).toBeVisible();
  await page.unroute('**/api/admin/search?*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByText('The search did not answer.')).toBeHidden();
  consoleNoise.splice(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('button', { name: 'Search everything' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
  await page.getByRole('button', { name: 'Search everything' }).click();
  await field(page).fill('maximiliana');
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
});
