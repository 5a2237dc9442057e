import type { Page } from '@playwright/test';
import { fromCents, toCents } from '@shop/contract';
import { expect, expectAccessible, openShop, sql, testWithShop } from '@shop/browser-testing';
import { choose, expectConfirmed, openPaymentStep } from './support/payment';

/** The sandbox of the tax service: 8 % on everything. */
const test = testWithShop(() =>
  openShop({
    fill: (databaseUrl) =>
      sql(
        databaseUrl,
        `insert into shop_settings (id, "values") values (1, '{"taxMode": "stripe"}')
         on conflict (id) do update set "values" = shop_settings.values || excluded.values`,
      ).then(() => undefined),
  }),
);
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

async function changeAddress(page: Page, state: string, zipCode: string): Promise<void> {
  const back = page.getByRole('button', { name: 'Back to Shipping Information' });
  if (await back.isVisible()) await back.click();
  await page.getByLabel('State', { exact: true }).fill(state);
  await page.getByLabel('ZIP Code', { exact: true }).fill(zipCode);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
}

test('a shopper sees the tax of the service, and is not charged a guess while it is away', async ({ page, consoleNoise }) => {
  const { price } = await openPaymentStep(page);
  const tax = Math.floor((toCents(price) * 8 + 50) / 100);
  const total = `$${fromCents(toCents(price) + tax)}`;
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeEnabled();

  await changeAddress(page, 'NY', '00544');
  await expect(page.getByText('We could not work out the total. Please try again in a moment.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page, 'the payment step without a total');

  await changeAddress(page, 'NY', '00501');
  await expect(page.getByText('We could not find this address.')).toBeVisible();
  await expect(page.getByLabel('ZIP Code', { exact: true })).toBeFocused();

  await changeAddress(page, 'MD', '21230');
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeEnabled();
  // The browser names the two answers that are no quote.
  expect(consoleNoise.splice(0).map((line) => /status of (\d+)/.exec(line)?.[1])).toEqual(['503', '400']);
  await choose(page, 'Zelle');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectConfirmed(page, 'Pending Payment');
  const rows = page.getByRole('region', { name: 'Order Items' }).locator('dl > div');
  await expect(rows).toHaveText([`Subtotal$${price}`, `Sales tax (MD 8%)$${fromCents(tax)}`, `Total${total}`]);
});
