import { expect } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { test } from '../support/catalog-journey';
import { placeOrder } from '../support/orders-journey';

/** The first piece of work of each section. */
const FIRST_ROWS: readonly (readonly [path: string, row: string])[] = [
  ['/admin/products?view=list', 'table[aria-label=Products] tbody tr'],
  ['/admin/products', '[role=tabpanel] ul > li'],
  ['/admin/categories', '[role=tabpanel] ul > li'],
  ['/admin/artists', '[role=tabpanel] ul > li'],
  ['/admin/portfolio', 'ul[aria-label="Portfolio media"] > li'],
  ['/admin/orders?queue=all', 'table[aria-label=Orders] tbody tr, ul[aria-label=Orders] > li'],
  ['/admin/orders/figures', 'ul[aria-label=Totals] > li'],
  ['/admin/settings', '[role=tabpanel] section, [role=tabpanel] .ant-card'],
  ['/admin/staff', '[role=tabpanel] li, [role=tabpanel] .ant-card'],
];

test('work begins near the top of every section', async ({ page, shop }) => {
  test.slow();
  await openAdmin(page, '/admin');
  await placeOrder(page, shop);
  for (const [width, height, limit] of [
    [1440, 900, 240],
    [390, 844, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, selector] of FIRST_ROWS) {
      await page.goto(path);
      const row = page.locator(selector).first();
      await expect(row).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // What stands above the row may take its place a moment later.
      const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top, `${path} at ${width} px`).toBeLessThanOrEqual(limit);
    }
  }
});
