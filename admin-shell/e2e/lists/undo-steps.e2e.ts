import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { centsOf, dollars, expectAccessible, placeOrder, stockOf, updateOrder } from '../support/orders-journey';

const SHIPPED = { status: 'shipped', tracking: { carrier: 'UPS', number: '1Z 999' } };

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true, env: { UNDO_SECONDS: '600' } });
});
test.afterAll(() => shop.stop());

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const undoFromToast = (page: Page): Promise<void> => toast(page).getByRole('button', { name: 'Undo' }).click();

test('payment, packing, shipping and delivery are taken back on the timeline, also by keyboard', async ({ page }) => {
  const { id } = await placeOrder(page, shop);
  await openAdmin(page, `${shop.origin}/admin`);
  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
  await page.goto(`${shop.origin}/admin/orders/${id}`);
  await expect(timeline(page)).toContainText('The customer’s email goes out in');
  await expectAccessible(page);
  await timeline(page).getByRole('button', { name: 'Undo payment' }).click();
  await expect(timeline(page).getByRole('listitem').last()).toContainText('Pending again');
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('Unpaid');
  await expect(page.getByRole('region', { name: 'Money' })).not.toContainText('ZL-1');

  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-2' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const pack = page.getByRole('button', { name: 'Start packing' });
  await pack.click();
  await expect(toast(page)).toContainText('is processing');
  const undoPacking = timeline(page).getByRole('button', { name: 'Undo packing' });
  await undoPacking.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('is not being packed any more');
  await expect(undoPacking).toBeHidden();
  await expect(timeline(page).getByRole('listitem').last()).toContainText('Packing undone');

  // The button waits for the lists that its first press refreshes.
  await expect(pack).not.toHaveClass(/loading/);
  await pack.click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Carrier').fill('USPS');
  await page.getByRole('dialog').getByLabel('Tracking number').fill('9400 1000');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark shipped' }).click();
  await expect(page.getByRole('region', { name: 'Parcel' })).toContainText('9400 1000');
  await timeline(page).getByRole('button', { name: 'Undo shipping' }).click();
  await expect(page.getByRole('region', { name: 'Parcel' })).toBeHidden();
  await expect(timeline(page).getByRole('listitem').last()).toContainText('Shipping undone');

  await updateOrder(page, shop, id, 'status', SHIPPED);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Mark delivered' }).click();
  await expect(toast(page)).toContainText('is delivered');
  await undoFromToast(page);
  await expect(toast(page)).toContainText('is on its way again');
});

test('a piece that came back is refunded at its price and put into stock again', async ({ page }) => {
  const order = await placeOrder(page, shop);
  const before = await stockOf(page, shop, order.product);
  const half = dollars(centsOf(order.total) / 2);
  await openAdmin(page, `${shop.origin}/admin`);
  await updateOrder(page, shop, order.id, 'payment', { reference: 'ZL-1' });
  await updateOrder(page, shop, order.id, 'status', { status: 'processing' });
  await updateOrder(page, shop, order.id, 'status', SHIPPED);
  await page.goto(`${shop.origin}/admin/orders/${order.id}`);

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refunding = page.getByRole('dialog');
  await refunding.getByRole('radio', { name: 'Some pieces' }).check();
  await refunding.getByLabel(order.product).fill('1');
  await expectAccessible(page, '[role=dialog]');
  await refunding.getByRole('button', { name: `Refund ${half}` }).click();
  await expect(toast(page)).toContainText(`${half} was refunded`);

  await page.getByRole('button', { name: 'Return to stock' }).click();
  const returning = page.getByRole('dialog');
  await returning.getByRole('button', { name: 'Put back in stock' }).click();
  await expect(returning.getByRole('alert')).toContainText('Please enter how many pieces came back');
  await returning.getByLabel(order.product).fill('1');
  await expectAccessible(page, '[role=dialog]');
  await returning.getByRole('button', { name: 'Put back in stock' }).click();
  await expect(toast(page)).toContainText('The pieces are in stock again');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('1 returned');
  await expect(timeline(page).getByRole('listitem').last()).toContainText(`1 × ${order.product}`);
  await expect.poll(() => stockOf(page, shop, order.product)).toBe(before + 1);
});
