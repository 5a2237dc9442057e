import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { IMPORT_PRODUCTS, SHOPIFY_FEED } from '@shop/browser-testing/backend';
import { addAndCheckOut, expect, fillShipping, test } from '@shop/browser-testing';

const run = promisify(execFile);

test.use({ sharedShop: 'empty' });

test('a product from a Shopify feed can be found and bought', async ({ page, shop }) => {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir, NODE_ENV: 'test' };
  await run(process.execPath, [IMPORT_PRODUCTS, SHOPIFY_FEED], { env });
  await page.goto('/products');
  await expect(page.getByText(/^Showing \d+ of \d+ products$/)).toBeVisible();
  await page.goto('/products?search=varsity');
  await page
    .getByRole('link', { name: /Classic Varsity Top/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Classic Varsity Top' })).toBeVisible();
  await page.getByRole('radio', { name: 'Medium' }).check();
  await addAndCheckOut(page);
  await fillShipping(page);
  await page.getByRole('radio', { name: /Cash App/ }).check();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Classic Varsity Top, Medium');
});
