import { expect, openShop, type Shop, sql, test } from '@shop/browser-testing';
import { openAdmin, showSection } from './support/admin-journey';

const LONG_NAME = 'Heavyweight garment-dyed organic cotton hooded sweatshirt with a hand-drawn swallow on the back, washed black';
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

test('five hundred products with long names are shown in batches, and fit a phone, a tablet and a desktop', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin/products`);
  const cards = page.getByRole('heading', { level: 3 });
  await expect(page.getByRole('button', { name: 'Show more (380 left)' })).toBeVisible();
  await expect(cards).toHaveCount(120);
  for (const section of ['products', 'categories', 'artists']) {
    await showSection(page, section);
    await expect(cards.first()).toBeAttached();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
