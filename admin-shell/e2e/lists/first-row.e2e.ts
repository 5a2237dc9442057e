import { expect, test } from '@shop/browser-testing';
import { openAdmin, showSection } from '../support/admin-journey';
import { placeOrder } from '../support/orders-journey';

/** The title and the first piece of work of each section. */
const FIRST_ROWS: readonly (readonly [path: string, title: RegExp, row: string])[] = [
  ['products?view=list', /^Products/, 'table[aria-label=Products] tbody tr'],
  ['products', /^Products/, '[role=tabpanel] ul > li'],
  ['categories', /^Categories/, '[role=tabpanel] ul > li'],
  ['artists', /^Artists/, '[role=tabpanel] ul > li'],
  ['portfolio', /Portfolio Management/, 'ul[aria-label="Portfolio media"] > li'],
  ['orders?queue=all', /^Orders/, 'table[aria-label=Orders] tbody tr, ul[aria-label=Orders] > li'],
  ['orders/figures', /^Figures/, 'ul[aria-label=Totals] > li'],
  ['settings', /^Settings/, '[role=tabpanel] section, [role=tabpanel] .ant-card'],
  ['staff', /^Staff/, '[role=tabpanel] li, [role=tabpanel] .ant-card'],
];

test('work begins near the top of every section', async ({ page, shop }) => {
  await openAdmin(page, '/admin');
  await placeOrder(page, shop);
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height, limit] of [
    [1440, 900, 240],
    [390, 844, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, title, selector] of FIRST_ROWS) {
      await showSection(page, path);
      // The section before has rows as well.
      await expect(page).toHaveTitle(title);
      const row = page.locator(selector).first();
      await expect(row).toBeVisible();
      // What stands above the row may take its place a moment later.
      const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top, `${path} at ${width} px`).toBeLessThanOrEqual(limit);
    }
  }
});
