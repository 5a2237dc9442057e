import { expect } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { test } from '../support/catalog-journey';
import { placeOrder } from '../support/orders-journey';

test('after a row is gone, the focus is in the next one, and without rows at the heading', async ({ page, shop }) => {
  await openAdmin(page, '/admin/artists');
  const cards = page.getByRole('tabpanel').locator('ul > li');
  await expect(cards.nth(1)).toBeVisible();
  const second = await cards.nth(1).getByRole('heading').innerText();
  await cards
    .first()
    .getByRole('button', { name: /^Delete / })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(toast(page)).toContainText('Artist deleted successfully');
  await expect(page.getByRole('button', { name: `Edit ${second}` })).toBeFocused();

  const { orderNumber } = await placeOrder(page, shop);
  await page.goto(`/admin/orders?queue=to-confirm&search=${orderNumber}`);
  await page.getByRole('button', { name: `Mark paid: ${orderNumber}` }).press('Enter');
  await page.getByRole('dialog').getByLabel('Reference').fill('ZL-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No orders match')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Orders' })).toBeFocused();
});

test('the link back to the orders keeps queue, search and page', async ({ page, shop }) => {
  await openAdmin(page, '/admin');
  const { orderNumber } = await placeOrder(page, shop, { customerName: 'Return Path' });
  await page.goto('/admin/orders?queue=all&search=return+path');
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 2, name: orderNumber })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/orders\?queue=all&search=return\+path$/);
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
});
