import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, sql, test } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true, env: { UNDO_SECONDS: '600' } });
});
test.afterAll(() => shop.stop());

const selected = (page: Page) => page.getByRole('region', { name: 'Selected orders' });
const undoFromToast = (page: Page): Promise<void> => toast(page).getByRole('button', { name: 'Undo' }).click();

async function selectPacked(page: Page, count: number): Promise<{ id: string; orderNumber: string }[]> {
  await openAdmin(page, `${shop.origin}/admin`);
  const orders = [];
  for (let index = 0; index < count; index++) {
    const order = await placeOrder(page, shop, { customerEmail: `many-${index}@example.com` });
    await updateOrder(page, shop, order.id, 'payment', { reference: `ZL-${index}` });
    await updateOrder(page, shop, order.id, 'status', { status: 'processing' });
    orders.push(order);
  }
  await page.goto(`${shop.origin}/admin/orders?queue=to-ship`);
  await page.getByRole('checkbox', { name: 'Select all orders' }).check();
  return orders;
}

async function shipSelected(page: Page): Promise<void> {
  await selected(page).getByRole('button', { name: 'Mark shipped' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark shipped' }).click();
}

test('orders that were shipped together are taken back together, also when the queue is empty by then', async ({ page }) => {
  const orders = await selectPacked(page, 3);
  await shipSelected(page);
  await expect(toast(page)).toContainText('3 orders are shipped');
  await expect(page.getByText('Everything paid is on its way')).toBeVisible();
  await undoFromToast(page);
  await expect(toast(page)).toContainText('3 orders are not shipped any more');
  for (const { orderNumber } of orders) await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();

  // Of two that are shipped now, the email of one is on its way already.
  for (const { orderNumber } of orders.slice(0, 2)) {
    await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check();
  }
  await shipSelected(page);
  await expect(toast(page)).toContainText('2 orders are shipped');
  const late = orders[0]!;
  await sql(
    shop.databaseUrl,
    `update outbox set attempts = 1 where payload ->> 'orderId' = $1 and topic = 'order.shipped' and held_until > now()`,
    [late.id],
  );
  await undoFromToast(page);
  await expect(toast(page)).toContainText('1 order is not shipped any more, 1 order could not be changed');
  const dialog = page.getByRole('dialog', { name: '1 order was not changed' });
  await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(`${late.orderNumber}.*It is too late to undo this`)]);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('link', { name: orders[1]!.orderNumber })).toBeVisible();
});

test('when some orders cannot move, the steps of the others can be undone from the list of reasons', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin`);
  const paid = await placeOrder(page, shop, { customerEmail: 'paid@example.com' });
  await updateOrder(page, shop, paid.id, 'payment', { reference: 'ZL-9' });
  const unpaid = await placeOrder(page, shop, { customerEmail: 'unpaid@example.com' });
  await page.goto(`${shop.origin}/admin/orders?queue=all`);
  for (const { orderNumber } of [paid, unpaid]) await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check();
  await selected(page).getByRole('button', { name: 'Start packing' }).click();
  await page
    .getByRole('dialog', { name: '1 order was not changed' })
    .getByRole('button', { name: 'Undo the other one' })
    .press('Enter');
  await expect(toast(page)).toContainText('1 order is not being packed any more');
  await expect(page.getByRole('row').filter({ hasText: paid.orderNumber })).toContainText('Confirmed');
});
