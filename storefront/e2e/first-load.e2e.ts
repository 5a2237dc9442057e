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
  const application = page.waitForRequest(/\/assets\/shop-[^/]+\.js$/);
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

const MAX_EARLY_SCRIPT_BYTES = 45_000;

for (const path of ['/about', '/contact', '/artists', '/pages/size-guide', '/tattoos']) {
  test(`${path} loads its application at the first sign of use`, async ({ page }) => {
    const scripts: string[] = [];
    let bytes = 0;
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      scripts.push(response.url());
      bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(1);
    expect(bytes).toBeLessThan(MAX_EARLY_SCRIPT_BYTES);
    await page.getByRole('button', { name: 'Open cart' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(1);
  });
}

test('a page that only shows names the pieces in the cart without its application', async ({ page, consoleNoise }) => {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Open cart, 1 item', exact: true })).toBeVisible();

  const application = page.waitForRequest(/\/assets\/shop-[^/]+\.js$/);
  await page.goto('/about');
  const cartButton = page.getByRole('button', { name: 'Open cart, 1 item', exact: true });
  await expect(cartButton).toHaveAttribute('data-cart', '1');
  await page.keyboard.press('Tab');
  await application;
  await expect(cartButton).toHaveAttribute('data-cart', 'known');
  await expect(cartButton).toHaveText('1');
  expect(consoleNoise).toEqual([]);
});
