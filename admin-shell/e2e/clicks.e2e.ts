import type { Locator, Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { countClicks } from './support/count-clicks';
import { placeOrder, placeSizedOrder, updateOrder } from './support/orders-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true, env: { UNDO_SECONDS: '600' } });
});
test.afterAll(() => shop.stop());

const modal = (page: Page): Locator => page.getByRole('dialog');
const selected = (page: Page): Locator => page.getByRole('region', { name: 'Selected orders' });

/** Plays a task that begins on a path of the admin, and expects fewer clicks than the same task takes in Shopify's admin. */
async function inFewer(page: Page, elsewhere: number, path: string, task: () => Promise<void>): Promise<void> {
  await page.goto(`${shop.origin}/admin/${path}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const clicks = await countClicks(page);
  await task();
  expect(await clicks()).toBeLessThan(elsewhere);
  // A form that is still closing would ask before the next task leaves it.
  await expect(modal(page)).toBeHidden();
}

test('the tasks of the desk take fewer clicks than in Shopify’s admin', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin/orders`);
  const orders = [];
  for (let place = 0; place < 8; place += 1) orders.push(await placeOrder(page, shop));
  const [first, ...rest] = orders.map(({ orderNumber }) => orderNumber);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: `Mark paid: ${first}` })).toBeVisible();

  // One order paid by Zelle, with its reference.
  await inFewer(page, 3, 'orders?queue=awaiting-payment', async () => {
    await page.getByRole('button', { name: `Mark paid: ${first}` }).click();
    await page.keyboard.type('ZL-1');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText(`Order ${first} is paid`);
  });
  // Seven orders, each with its reference.
  await inFewer(page, 9, 'orders?queue=awaiting-payment', async () => {
    await page.getByRole('checkbox', { name: 'Select all orders' }).click();
    await selected(page).getByRole('button', { name: 'Mark paid' }).click();
    for (const [place, orderNumber] of rest.entries())
      await modal(page).getByLabel(`Reference of ${orderNumber}`).fill(`ZL-${place}`);
    await modal(page).getByRole('button', { name: 'Mark paid' }).click();
    await expect(toast(page)).toContainText('7 orders are paid');
  });
  // Eight orders are packed.
  await inFewer(page, 3, 'orders?queue=to-ship', async () => {
    await page.getByRole('checkbox', { name: 'Select all orders' }).click();
    await selected(page).getByRole('button', { name: 'Start packing' }).click();
    await expect(toast(page)).toContainText('8 orders are being packed');
  });
  await inFewer(page, 3, `orders/${orders[0]?.id}`, async () => {
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await modal(page).getByLabel('Carrier').fill('USPS');
    await modal(page).getByLabel('Tracking number').fill('9400 1000');
    await modal(page).getByRole('button', { name: 'Mark shipped' }).click();
    await expect(toast(page)).toContainText('is shipped');
  });
  await inFewer(page, 4, `orders/${orders[1]?.id}`, async () => {
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await modal(page).getByRole('radio', { name: 'An amount' }).click();
    await modal(page).getByLabel('Amount', { exact: true }).fill('5');
    await modal(page).getByRole('button', { name: 'Refund $5.00' }).click();
    await expect(toast(page)).toContainText('$5.00 was refunded');
  });
  await inFewer(page, 4, `orders/${orders[2]?.id}`, async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await modal(page).getByRole('button', { name: 'Cancel order' }).click();
    await expect(toast(page)).toContainText('is cancelled');
  });
  const sized = await placeSizedOrder(page, shop);
  await inFewer(page, 5, `orders/${sized}`, async () => {
    await page.getByRole('button', { name: /^Change the size of/ }).click();
    await modal(page).getByRole('radio', { disabled: false, checked: false }).first().click();
    await modal(page).getByRole('button', { name: 'Change size' }).click();
    await expect(modal(page)).toBeHidden();
  });
  // Found by its number, without the mouse.
  await inFewer(page, 1, 'products', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(first ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
  });
  await updateOrder(page, shop, orders[0]?.id ?? '', 'status', { status: 'delivered' });
});

test('the tasks of the shop take fewer clicks than in Shopify’s admin', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin/products`);
  const note = { name: 'Noor', email: 'noor@example.com', subject: 'general', message: 'Do you open on Sunday?' };
  expect((await page.request.post(`${shop.origin}/api/contact`, { data: note })).status()).toBe(201);

  await inFewer(page, 3, 'products?view=list', async () => {
    const prices = page.getByRole('textbox', { name: /^Price of / });
    await prices.first().click();
    for (let row = 0; row < 12; row += 1) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type('31');
      await page.keyboard.press('ArrowDown');
    }
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page)).toContainText('12 products updated');
  });
  await inFewer(page, 3, 'products?view=list', async () => {
    await page
      .getByRole('button', { name: /^Duplicate/ })
      .first()
      .click();
    await modal(page).getByRole('button', { name: 'Create Product' }).click();
    await expect(toast(page)).toContainText('Product created successfully');
  });
  await inFewer(page, 7, 'invoices', async () => {
    await page.getByRole('button', { name: 'Create Invoice' }).click();
    await modal(page).getByLabel('Client Name').fill('Ada Moore');
    await modal(page).getByLabel('Client Email').fill('ada@example.com');
    await modal(page).getByRole('group', { name: 'Item 1' }).getByLabel('Product', { exact: true }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: /\$\d/ }).first().click();
    await modal(page).getByRole('button', { name: 'Add Item' }).click();
    const custom = modal(page).getByRole('group', { name: 'Item 2' });
    await custom.getByLabel('Custom Name').fill('Mural');
    await custom.getByLabel('Custom Price').fill('90');
    await modal(page).getByRole('button', { name: 'Create Invoice' }).click();
    await expect(toast(page)).toContainText('Invoice created successfully');
  });
  await inFewer(page, 3, 'messages', async () => {
    await page.getByRole('button', { name: /^Noor/ }).click();
    await page.getByRole('button', { name: 'Reply' }).click();
    await page.keyboard.type('Yes, from noon.');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page)).toContainText('Reply sent');
  });
  // What was sold this month, by artist and by size.
  await placeSizedOrder(page, shop);
  await inFewer(page, 4, 'orders', async () => {
    await page.getByRole('link', { name: 'Figures' }).click();
    const groups = page.getByRole('radiogroup', { name: 'Group by' });
    await groups.getByText('Artist').click();
    await expect(page.getByRole('columnheader').first()).toHaveText('Artist');
  });
  await inFewer(page, 3, 'orders', async () => {
    await page.getByRole('link', { name: 'Figures' }).click();
    await page.getByRole('radiogroup', { name: 'Group by' }).getByText('Size').click();
    await expect(page.getByRole('columnheader', { name: 'Size' })).toBeVisible();
  });
  // What to reorder.
  await inFewer(page, 3, 'products', async () => {
    await page.getByRole('button', { name: 'Stock', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Days left' })).toBeVisible();
  });
  await inFewer(page, 3, '', async () => {
    await page.getByRole('region', { name: 'Before you open' }).locator('summary').click();
    await page.getByRole('button', { name: /^Remove the \d+ sample products/ }).click();
    await expect(toast(page)).toContainText('sample products removed');
  });
});
