import { expect, openShop, type Shop, sql, test } from '@shop/browser-testing';
import { openAdmin } from './support/admin-journey';

const LONG_NAME = 'Heavyweight garment-dyed organic cotton hooded sweatshirt with a hand-drawn swallow on the back, washed black';
const SECTIONS = [
  { section: 'products', failure: 'Failed to fetch products', first: /^Hoodie/ },
  { section: 'categories', failure: 'Failed to fetch categories', first: /^Shelf/ },
  { section: 'artists', failure: 'Failed to fetch artists', first: /^Artist/ },
];

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ kind: 'empty' });
  for (const statement of [
    `insert into categories (name, slug) select case when n = 20 then $1 || n else 'Shelf ' || n end, 'shelf-' || n from generate_series(1, 24) n`,
    `insert into artists (name, location, story) select case when n = 50 then $1 || n else 'Artist ' || n end, 'Fresno', 'Draws birds.' from generate_series(1, 200) n`,
    `insert into products (name, description, price, category_id) select case when n % 9 = 0 then $1 || n else 'Hoodie ' || n end, 'Warm', 48,
       (select id from categories where slug = 'shelf-' || (n % 24 + 1)) from generate_series(1, 500) n`,
  ]) {
    await sql(shop.databaseUrl, statement, [LONG_NAME]);
  }
});
test.afterAll(() => shop.stop());

test('five hundred products are shown in batches, and the search covers all of them', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin/products`);
  const cards = page.getByRole('heading', { level: 3 });
  await expect(page.getByRole('button', { name: 'Show more (380 left)' })).toBeVisible();
  await expect(cards).toHaveCount(120);
  await page.getByRole('button', { name: /^Show more/ }).click();
  await expect(page.getByRole('button', { name: 'Show more (260 left)' })).toBeVisible();
  await expect(cards).toHaveCount(240);
  await page.getByLabel('Search by name or artist').fill('hoodie 49');
  await expect(page.getByRole('button', { name: /^Show more/ })).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Hoodie 499' })).toBeVisible();
});

for (const { section, failure, first } of SECTIONS) {
  test(`${section} that cannot be loaded show an error, and Retry loads them`, async ({ page, consoleNoise }) => {
    const url = new RegExp(`/api/admin/${section}(/page)?([?]|$)`);
    const serverError = { status: 500, json: { statusCode: 500, message: 'Something went wrong on our side' } };
    await page.route(url, (route) => route.fulfill(serverError));
    await openAdmin(page, `${shop.origin}/admin/${section}`);
    await expect(page.getByRole('heading', { name: failure })).toBeVisible();
    await expect(page.getByText('Something went wrong on our side')).toBeVisible();
    await page.unroute(url);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 3, name: first }).first()).toBeAttached();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(scrollWidth).toBe(width);
    }
    expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
  });
}
