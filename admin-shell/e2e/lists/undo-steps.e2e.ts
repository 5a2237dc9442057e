import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import {
  centsOf,
  dollars,
  emailWithSubject,
  expectAccessible,
  placeOrder,
  stockOf,
  updateOrder,
} from '../support/orders-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true, env: { UNDO_SECONDS: '600' } });
});
test.afterAll(() => shop.stop());

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const lastEvent = (page: Page) => timeline(page).getByRole('listitem').last();
const parcel = (page: Page) => page.getByRole('region', { name: 'Parcel' });

async function ship(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Carrier').fill('USPS');
  await page.getByRole('dialog').getByLabel('Tracking number').fill('9400 1000');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark shipped' }).click();
  await expect(parcel(page)).toContainText('9400 1000');
}

test('an order is paid, packed and shipped, each step is taken back, and a piece of it is refunded and comes back', async ({
  page,
}) => {
  const { id, orderNumber, product, total } = await placeOrder(page, shop);
  const before = await stockOf(page, shop, product);
  await openAdmin(page, `${shop.origin}/admin/orders/${id}`);
  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(timeline(page)).toContainText('The customer’s email goes out in');
  await expectAccessible(page);
  await timeline(page).getByRole('button', { name: 'Undo payment' }).click();
  await expect(lastEvent(page)).toContainText('Pending again');
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('Unpaid');
  await expect(page.getByRole('region', { name: 'Money' })).not.toContainText('ZL-1');

  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-2' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const pack = page.getByRole('button', { name: 'Start packing' });
  await pack.click();
  await timeline(page).getByRole('button', { name: 'Undo packing' }).press('Enter');
  await expect(lastEvent(page)).toContainText('Packing undone');
  // The button waits for the lists that its first press refreshes.
  await expect(pack).not.toHaveClass(/loading/);
  await pack.click();
  // A step that follows ends the time for taking the payment back.
  await emailWithSubject(shop, `We have your payment for ${orderNumber}`);
  await ship(page);
  await timeline(page).getByRole('button', { name: 'Undo shipping' }).click();
  await expect(parcel(page)).toBeHidden();
  await expect(lastEvent(page)).toContainText('Shipping undone');
  await ship(page);

  const half = dollars(centsOf(total) / 2);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refunding = page.getByRole('dialog');
  await refunding.getByRole('radio', { name: 'Some pieces' }).check();
  await refunding.getByLabel(product).fill('1');
  await expectAccessible(page, '[role=dialog]');
  await refunding.getByRole('button', { name: `Refund ${half}` }).click();
  await expect(toast(page)).toContainText(`${half} was refunded`);
  await page.getByRole('button', { name: 'Return to stock' }).click();
  const returning = page.getByRole('dialog');
  await returning.getByRole('button', { name: 'Put back in stock' }).click();
  await expect(returning.getByRole('alert')).toContainText('Please enter how many pieces came back');
  await returning.getByLabel(product).fill('1');
  await expectAccessible(page, '[role=dialog]');
  await returning.getByRole('button', { name: 'Put back in stock' }).click();
  await expect(toast(page)).toContainText('The pieces are in stock again');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('1 returned');
  await expect(lastEvent(page)).toContainText(`1 × ${product}`);
  await expect.poll(() => stockOf(page, shop, product)).toBe(before + 1);
});
