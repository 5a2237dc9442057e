import type { Page } from '@playwright/test';
import { expect, openShop, productInStock, type Shop, sql, testWithShop } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { centsOf, dollars, expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

/** Shipping, the tax of Maryland, and half of every sale for its artist, as staff would have entered them. */
async function chargeAndShare(databaseUrl: string): Promise<void> {
  const modes = { shippingMode: 'rates', taxMode: 'table' };
  for (const [statement, ...values] of [
    [`insert into shipping_rates (name, cents, days_min, days_max) values ('Standard', 600, 3, 5)`],
    [`insert into tax_rules (authority, state, rate_ppm, clothing, shipping) values ('Maryland', 'MD', 60000, 'none', 'no')`],
    [
      `insert into shop_settings (id, "values") values (1, $1)
       on conflict (id) do update set "values" = shop_settings.values || excluded.values`,
      modes,
    ],
    [`update artists set name = 'Marisol Vega', share_bps = 5000`],
    ['update products set artist_id = (select id from artists limit 1) where artist_id is null'],
  ] as const)
    await sql(databaseUrl, statement, [...values]);
}

const test = testWithShop(() => openShop({ fill: chargeAndShare }));

/** Two pieces with $6.00 of shipping and 6 percent of tax. */
async function givenOrder(page: Page, shop: Shop) {
  const piece = centsOf((await productInStock(page)).price);
  const total = 2 * piece + 600 + Math.round(2 * piece * 0.06);
  const order = await placeOrder(page, shop, { totalAmount: (total / 100).toFixed(2) });
  return { ...order, piece };
}

test('a piece is refunded with its tax and not sent, and the shopper reads so, and what goes to the artist', async ({
  page,
  shop,
}) => {
  const { id, product, orderNumber, piece } = await givenOrder(page, shop);
  const confirmation = `${shop.origin}/order-confirmation/${id}`;
  await page.goto(confirmation);
  await expect(page.getByText(`${dollars(piece)} of this order will go to Marisol Vega.`)).toBeVisible();

  await openAdmin(page, `${shop.origin}/admin/orders`);
  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
  await page.goto(`${shop.origin}/admin/orders/${id}`);
  const button = page.getByRole('button', { name: 'Refund', exact: true });
  await button.press('Enter');
  const refunding = page.getByRole('dialog');
  await refunding.getByRole('radio', { name: 'Some pieces' }).check();
  await refunding.getByLabel(product).fill('1');
  await expect(refunding.getByLabel(`Amount for ${product}`)).toHaveValue((piece / 100).toFixed(2));
  await expect(refunding.getByLabel(`Not sent of ${product}`)).toHaveValue('1');
  const tax = Math.floor((piece * Math.round(2 * piece * 0.06)) / (2 * piece));
  await expect(refunding).toContainText(`${dollars(tax)} of sales tax goes back with them: ${dollars(piece + tax)} in total.`);
  await expect(refunding).toContainText(`${dollars(piece / 2)} of it comes from Marisol Vega’s share`);
  await expect(refunding.getByRole('checkbox', { name: 'The shop bears it: the artist keeps the share' })).not.toBeChecked();
  await expectAccessible(page, '[role=dialog]');
  await refunding.getByRole('button', { name: `Refund ${dollars(piece + tax)}` }).dblclick();
  await expect(toast(page)).toContainText(`${dollars(piece + tax)} was refunded`);
  await expect(refunding).toHaveCount(0);
  await expect(button).toBeFocused();
  const refunds = page.getByRole('list', { name: 'Refunds' });
  await expect(refunds.getByRole('listitem')).toHaveCount(1);
  await expect(refunds).toContainText(`${dollars(piece)} for ${product}, 1 not sent`);
  await expect(refunds).toContainText(`${dollars(tax)} of it is sales tax`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Packing slip' }).click();
  const slip = page.getByRole('article', { name: `Packing slip ${orderNumber}` });
  await expect(slip).toContainText('Part of this order goes to Marisol Vega.');
  await expect(slip.getByRole('row', { name: product })).toContainText('1');
  expect(await slip.textContent()).not.toMatch(/\$|ask before packing/);

  await page.goto(confirmation);
  const sentence = page.getByText(`${dollars(piece / 2)} of this order goes to Marisol Vega.`);
  await expect(sentence).toBeVisible();
  await expect(page.getByText('1 not sent')).toBeVisible();
  await expectAccessible(page);
});
