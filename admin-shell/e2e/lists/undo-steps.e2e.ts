import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, sql, test } from '@shop/browser-testing';
import { openAdmin, toast, withoutLiveUpdates } from '../support/admin-journey';
import {
  centsOf,
  dollars,
  emailWithSubject,
  expectAccessible,
  placeOrder,
  stockOf,
  updateOrder,
} from '../support/orders-journey';
import { edit, save } from '../support/settings-journey';

const SHIPPED = { status: 'shipped', tracking: { carrier: 'UPS', number: '1Z 999' } };

let shop: Shop;
/** Its emails wait for a moment only. */
let quickShop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true, env: { UNDO_SECONDS: '600' } });
  quickShop = await openShop({ worker: true, env: { UNDO_SECONDS: '10' } });
});
test.afterAll(() => Promise.all([shop.stop(), quickShop.stop()]));

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const undoFromToast = (page: Page): Promise<void> => toast(page).getByRole('button', { name: 'Undo' }).click();

test('a payment on the wrong order is taken back from its toast', async ({ page }) => {
  const { orderNumber } = await placeOrder(page, shop);
  await openAdmin(page, `${shop.origin}/admin/orders`);
  const markPaid = page.getByRole('button', { name: `Mark paid: ${orderNumber}` });
  await markPaid.click();
  await page.getByRole('dialog').getByLabel('Reference').fill('ZL-4711');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click();
  await expect(toast(page)).toContainText(`Order ${orderNumber} is paid`);
  await expect(markPaid).toBeHidden();
  await undoFromToast(page);
  await expect(toast(page)).toContainText(`Order ${orderNumber} is unpaid again`);
  await expect(markPaid).toBeVisible();
});

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

test('the offer ends when the email goes out', async ({ page }) => {
  const { id, orderNumber } = await placeOrder(page, quickShop);
  await openAdmin(page, `${quickShop.origin}/admin`);
  await updateOrder(page, quickShop, id, 'payment', { reference: 'ZL-1' });
  await updateOrder(page, quickShop, id, 'status', { status: 'processing' });
  await page.goto(`${quickShop.origin}/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark shipped' }).click();
  const undo = timeline(page).getByRole('button', { name: 'Undo shipping' });
  await expect(undo).toBeVisible();
  await expect(undo).toBeHidden({ timeout: 20_000 });
  await emailWithSubject(quickShop, `Your order ${orderNumber} is on its way`);
});

test('an undo of an order that somebody else has changed is rejected, and the order shows their change', async ({
  page,
  consoleNoise,
}) => {
  await withoutLiveUpdates(page);
  const { id } = await placeOrder(page, shop);
  await openAdmin(page, `${shop.origin}/admin`);
  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
  await page.goto(`${shop.origin}/admin/orders/${id}`);
  const undo = timeline(page).getByRole('button', { name: 'Undo payment' });
  await expect(undo).toBeVisible();
  await updateOrder(page, shop, id, 'status', { status: 'processing' });
  await undo.click();
  await expect(toast(page)).toContainText('The order has changed in the meantime');
  await expect(timeline(page).getByRole('button', { name: 'Undo packing' })).toBeVisible();
  expect(consoleNoise.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('late orders have queues with their numbers, in the address, by the days that staff chose', async ({ page }) => {
  const waiting = await placeOrder(page, quickShop, { customerEmail: 'waiting@example.com' });
  const lost = await placeOrder(page, quickShop, { customerEmail: 'lost@example.com' });
  await openAdmin(page, `${quickShop.origin}/admin`);
  for (const { id } of [waiting, lost]) await updateOrder(page, quickShop, id, 'payment', { reference: 'ZL-1' });
  await updateOrder(page, quickShop, lost.id, 'status', { status: 'processing' });
  await updateOrder(page, quickShop, lost.id, 'status', SHIPPED);
  await sql(quickShop.databaseUrl, `update orders set paid_at = now() - interval '5 days' where id = $1`, [waiting.id]);
  await sql(quickShop.databaseUrl, `update orders set shipped_at = now() - interval '11 days' where id = $1`, [lost.id]);

  await page.goto(`${quickShop.origin}/admin/orders`);
  await page.getByText('Overdue (1)').click();
  await expect(page.getByRole('link', { name: waiting.orderNumber })).toBeVisible();
  await expect(page).toHaveURL(/queue=overdue$/);
  await page.getByText('On the way too long (1)').click();
  await expect(page.getByRole('link', { name: lost.orderNumber })).toBeVisible();
  await expect(page.getByRole('link', { name: waiting.orderNumber })).toBeHidden();
  await expect(page).toHaveURL(/queue=on-the-way-too-long$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('link', { name: lost.orderNumber })).toBeVisible();
  await expect(page.getByText('On the way too long (1)')).toBeInViewport({ ratio: 1 });

  await page.goto(`${quickShop.origin}/admin/settings`);
  const settings = await edit(page, 'Orders');
  await settings.getByLabel('Paid orders are overdue after').fill('6');
  await save(page, settings);
  await page.goto(`${quickShop.origin}/admin/orders?queue=overdue`);
  await expect(page.getByText('No paid order waits for too long')).toBeVisible();
  await expect(page.getByText('Overdue (0)')).toBeVisible();
});

test('a piece that came back is refunded at its price and put into stock again', async ({ page }) => {
  const order = await placeOrder(page, quickShop);
  const before = await stockOf(page, quickShop, order.product);
  const half = dollars(centsOf(order.total) / 2);
  await openAdmin(page, `${quickShop.origin}/admin`);
  await updateOrder(page, quickShop, order.id, 'payment', { reference: 'ZL-1' });
  await updateOrder(page, quickShop, order.id, 'status', { status: 'processing' });
  await updateOrder(page, quickShop, order.id, 'status', SHIPPED);
  await page.goto(`${quickShop.origin}/admin/orders/${order.id}`);

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
  await expect.poll(() => stockOf(page, quickShop, order.product)).toBe(before + 1);
});
