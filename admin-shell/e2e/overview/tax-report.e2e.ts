import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, openShop, productInStock, type Shop, sql, testWithShop } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { centsOf, dollars, expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

/** A rate, a state with a county, and one without tax, as staff would have entered them. */
async function chargeForShipping(databaseUrl: string): Promise<void> {
  await sql(databaseUrl, `insert into shipping_rates (name, cents, days_min, days_max) values ('Standard', 600, 3, 5)`);
  await sql(
    databaseUrl,
    `insert into tax_rules (authority, state, rate_ppm, clothing, shipping) values ('Maryland', 'MD', 60000, 'none', 'no'),
       ('Harbor Improvement and Transportation District', 'MD', 10000, 'none', 'no')`,
  );
  const modes = { shippingMode: 'rates', taxMode: 'table' };
  await sql(
    databaseUrl,
    `insert into shop_settings (id, "values") values (1, $1)
     on conflict (id) do update set "values" = shop_settings.values || excluded.values`,
    [modes],
  );
}

const test = testWithShop(() => openShop({ fill: chargeForShipping }));

/** Two pieces, $6.00 for shipping, and 7 percent of the pieces. Returns the cents of the pieces. */
async function givenSale(page: Page, shop: Shop): Promise<number> {
  const cents = 2 * centsOf((await productInStock(page)).price);
  const total = cents + 600 + Math.round(cents * 0.07);
  const order = await placeOrder(page, shop, { totalAmount: (total / 100).toFixed(2) });
  await updateOrder(page, shop, order.id, 'payment', { reference: 'transfer' });
  return cents;
}

const WINDOWS = [
  [320, 640],
  [390, 664],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;

const table = (page: Page) => page.getByRole('table', { name: 'Sales tax by state' });
const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the tax report of a sale leads from the orders, fits every window, and its CSV has its amounts', async ({ page, shop }) => {
  await openAdmin(page, '/admin/orders');
  await page.goto('/admin/orders/tax-report');
  await expect(page.getByRole('heading', { name: 'Nothing was sold in these days' })).toBeVisible();
  await expectAccessible(page);
  const cents = await givenSale(page, shop);
  await page.goto('/admin/orders?queue=all');
  const [title, link] = [page.getByRole('heading', { name: 'Orders' }), page.getByRole('link', { name: 'Tax report' })];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect(link).toBeVisible();
    const middleOf = (element: Locator) =>
      element.evaluate((found) => (found.getBoundingClientRect().top + found.getBoundingClientRect().bottom) / 2);
    expect(Math.abs((await middleOf(title)) - (await middleOf(link))), `${width} px`).toBeLessThan(12);
    expect(await widerBy(page)).toBe(0);
  }
  await page.getByRole('link', { name: 'Tax report' }).press('Enter');
  await expect(page).toHaveURL(/\/orders\/tax-report$/);
  const state = table(page).getByRole('row', { name: /^Maryland \(MD\)/ });
  await expect(state).toContainText(dollars(cents + 600));
  await expect(state).toContainText(dollars(Math.round(cents * 0.07)));
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    expect(await widerBy(page)).toBe(0);
  }
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sales-tax.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"MD","Maryland","6","1","${((cents + 600) / 100).toFixed(2)}"`);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('tax report');
  await expect(page.getByRole('dialog', { name: 'Search everything' })).toContainText('Tax report');
});
