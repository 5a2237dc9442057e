import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { centsOf, dollars, emailWithSubject, expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true, env: { UNDO_SECONDS: '600' } });
});
test.afterAll(() => shop.stop());

const selected = (page: Page) => page.getByRole('region', { name: 'Selected orders' });
const placeOrders = async (page: Page, count: number) => {
  const orders = [];
  for (let index = 0; index < count; index++)
    orders.push(await placeOrder(page, shop, { customerEmail: `payer-${index}@example.com` }));
  return orders;
};

test('payments of many orders are marked together with their references, and taken back together', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin`);
  const orders = await placeOrders(page, 3);
  await page.goto(`${shop.origin}/admin/orders?queue=to-confirm`);
  await page.getByRole('checkbox', { name: 'Select all orders' }).check();
  await selected(page).getByRole('button', { name: 'Mark paid' }).click();

  const dialog = page.getByRole('dialog', { name: 'Mark 3 orders paid' });
  const sum = orders.reduce((cents, { total }) => cents + centsOf(total), 0);
  await expect(dialog).toContainText(dollars(sum));
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  for (const { orderNumber, total } of orders) {
    const row = dialog.getByRole('listitem').filter({ hasText: orderNumber });
    await expect(row).toContainText('Noor Haddad');
    await expect(row).toContainText(dollars(centsOf(total)));
  }
  const first = orders[0]!;
  await expect(dialog.getByLabel(`Reference of ${first.orderNumber}`)).toBeFocused();
  await dialog.getByLabel(`Reference of ${first.orderNumber}`).fill('ZL-77');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Mark paid' }).click();
  await expect(toast(page)).toContainText('3 orders are paid');
  await expect(page.getByText('No order waits for its money')).toBeVisible();

  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('3 orders are not paid any more');
  for (const { orderNumber } of orders) await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
});

test('orders that cannot be paid by hand are named, and the others are paid', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin`);
  const [waiting, paid, cancelled] = await placeOrders(page, 3);
  await updateOrder(page, shop, paid!.id, 'payment', { reference: 'ZL-1' });
  await updateOrder(page, shop, cancelled!.id, 'cancel', {});
  await page.goto(`${shop.origin}/admin/orders?queue=all`);
  for (const { orderNumber } of [paid!, cancelled!]) await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check();
  await expect(selected(page).getByRole('button', { name: 'Mark paid' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: `Select ${waiting!.orderNumber}` }).check();
  await selected(page).getByRole('button', { name: 'Mark paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark 1 order paid' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toContainText('2 other orders are not waiting for a payment by hand');
  await dialog.getByLabel(`Reference of ${waiting!.orderNumber}`).fill('ZL-2');
  await dialog.getByLabel(`Reference of ${waiting!.orderNumber}`).press('Enter');
  const outcome = page.getByRole('dialog', { name: '1 order was not changed' });
  await expect(outcome.getByRole('listitem')).toHaveText([new RegExp(`${cancelled!.orderNumber}.*The order was cancelled`)]);
  await outcome.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('row').filter({ hasText: waiting!.orderNumber })).toContainText('Paid');

  await page.getByRole('link', { name: waiting!.orderNumber }).click();
  await expect(page.getByText('ZL-2').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start packing' }).click();
  await emailWithSubject(shop, `We have your payment for ${waiting!.orderNumber}`);
});
