import { expect, productInStock, test } from '@shop/browser-testing';
import type { Page } from '@playwright/test';

const IMAGES = '**/api/images/**';

/** Images that never arrive: the application is loaded after the page's main image. */
async function stallImages(page: Page): Promise<void> {
  await page.route(IMAGES, () => undefined);
}

test('a click before the application has loaded takes effect once', async ({ page }) => {
  const product = await productInStock(page);
  await stallImages(page);
  await page.goto(`/products/${product.id}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Open cart, 1 item', exact: true })).toBeVisible();
});

test('an image that never arrives does not keep the application from loading', async ({ page }) => {
  const product = await productInStock(page);
  await stallImages(page);
  const application = page.waitForRequest(/\/assets\/index-[^/]+\.js$/);
  await page.goto(`/products/${product.id}`, { waitUntil: 'domcontentloaded' });
  await application;
  await page.getByRole('button', { name: 'Open cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page whose images fail works', async ({ page, consoleNoise }) => {
  await page.route(IMAGES, (route) => route.abort());
  await page.goto('/products');
  await page.getByRole('button', { name: 'Open cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(consoleNoise.splice(0).filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
});
