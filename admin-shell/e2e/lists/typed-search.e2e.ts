import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, showSection } from '../support/admin-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.stop());

const SEND_DELAY_MS = 250;

/** Keeps the timer of the search field back, until `sendSearch` ends it. */
const holdSearch = (page: Page): Promise<unknown> =>
  page.addInitScript((delay) => {
    const start = window.setTimeout.bind(window);
    const hold = (callback: () => void, ms?: number, ...rest: unknown[]): number => {
      if (ms !== delay) return start(callback, ms, ...rest);
      Object.assign(window, { sendSearch: callback });
      return 0;
    };
    Object.assign(window, { setTimeout: hold });
  }, SEND_DELAY_MS);
const sendSearch = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { sendSearch: () => void }).sendSearch());

test('a search that ends while a dialog opens does not close it', async ({ page }) => {
  await holdSearch(page);
  await openAdmin(page, `${shop.origin}/admin`);
  for (const { section, field, add, title } of [
    { section: 'products', field: 'Search by name or artist', add: 'Add Product', title: 'Create New Product' },
    { section: 'categories', field: 'Search categories', add: 'Add Category', title: 'Create New Category' },
    { section: 'artists', field: 'Search artists', add: 'Add Artist', title: 'Create New Artist' },
  ]) {
    await showSection(page, section);
    await page.evaluate(() => Reflect.deleteProperty(window, 'sendSearch'));
    await page.getByLabel(field).fill('hood');
    await page.waitForFunction(() => 'sendSearch' in window);
    // The timer ends after the click, before the dialog is rendered.
    await page.getByRole('button', { name: add }).evaluate((button: HTMLButtonElement) => {
      button.click();
      (window as unknown as { sendSearch: () => void }).sendSearch();
    });
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/admin/${section}/new`);

    await sendSearch(page);
    await expect(page).toHaveURL(`${shop.origin}/admin/${section}/new?search=hood`);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    // Cancelled before the search was rendered, the list is left without it, and sends it again.
    await expect(async () => {
      await sendSearch(page);
      expect(page.url()).toBe(`${shop.origin}/admin/${section}?search=hood`);
    }).toPass();
    await expect(page.getByLabel(field)).toHaveValue('hood');
  }
});
