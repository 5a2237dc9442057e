import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addAndCheckOut, fillShipping } from './support/checkout-steps';
import { expect, openShop, test, type Shop } from './support/journey';

const run = promisify(execFile);
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ kind: 'empty' });
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir, NODE_ENV: 'test' };
  await run(
    process.execPath,
    [path('../../backend/dist/import-products.js'), path('../../backend/test/feeds/shopify-apparel.csv')],
    {
      env,
    },
  );
});
test.afterAll(() => shop.stop());

test('a product from a merchant’s feed can be found and bought', async ({ page }) => {
  await page.goto(`${shop.origin}/products`);
  await expect(page.getByText(/^Showing \d+ of \d+ products$/)).toBeVisible();
  await page.goto(`${shop.origin}/products?search=varsity`);
  await page
    .getByRole('link', { name: /Classic Varsity Top/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Classic Varsity Top' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sizes: Small, Medium, Large');
  await addAndCheckOut(page);
  await fillShipping(page);
  await page.getByRole('radio', { name: /Cash App/ }).check();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Classic Varsity Top');
});
