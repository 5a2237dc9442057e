import type { Page } from '@playwright/test';
import { fromCents, toCents } from '@shop/contract';
import { expect, expectAccessible, openShop, sql, testWithShop } from '@shop/browser-testing';
import { tabTo, tabToPayment } from './support/keyboard';

/** Two rates and the tax of Maryland, as staff would have entered them. */
async function chargeForShipping(databaseUrl: string): Promise<void> {
  await sql(
    databaseUrl,
    `insert into shipping_rates (name, cents, days_min, days_max, sort_order)
     values ('Standard', 600, 3, 5, 1), ('Express', 1800, 1, 2, 2)`,
  );
  await sql(
    databaseUrl,
    `insert into tax_rules (authority, state, rate_ppm, clothing, shipping) values ('Maryland', 'MD', 60000, 'none', 'no')`,
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
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a shopper chooses how it is shipped, sees the tax and pays that total, with the keyboard on a phone', async ({ page }) => {
  const { price } = await tabToPayment(page);
  const tax = Math.round(toCents(price) * 0.06);
  const totalWith = (shippingCents: number): string => `$${fromCents(toCents(price) + tax + shippingCents)}`;
  await expect(page.getByRole('button', { name: `1 piece, ${totalWith(600)}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Pay ${totalWith(600)}` })).toBeEnabled();

  await page.getByRole('heading', { name: 'Payment Method' }).focus();
  await tabTo(page, /^Standard/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: `Pay ${totalWith(1800)}` })).toBeEnabled();
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: `Pay ${totalWith(1800)}` })).toBeEnabled();
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Express/ }).focus();
  await tabTo(page, /^Credit/);
  const zelle = page.getByRole('radio', { name: /Zelle/ });
  for (let step = 0; step < 5 && !(await zelle.isChecked()); step++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('main')).toContainText(`Send ${totalWith(1800)} to`);
  await expectAccessible(page, 'the payment step with a choice of shipping');
  expect(await isWiderThanWindow(page)).toBe(false);

  await tabTo(page, /^Complete Order$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Order Items' }).locator('dl > div');
  await expect(rows).toHaveText([
    `Subtotal$${price}`,
    'Shipping: Express, 1 to 2 days$18.00',
    `Sales tax (MD 6%)$${fromCents(tax)}`,
    `Total${totalWith(1800)}`,
  ]);
  await expectAccessible(page, 'the confirmation of an order with charges');
  expect(await isWiderThanWindow(page)).toBe(false);
});
