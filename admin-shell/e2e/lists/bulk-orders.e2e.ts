import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { countClicks } from '../support/count-clicks';
import { emailWithSubject, expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true, env: { UNDO_SECONDS: '600' } });
});
test.afterAll(() => shop.stop());

const selected = (page: Page) => page.getByRole('region', { name: 'Selected orders' });

async function placePaidOrders(page: Page, count: number): Promise<{ id: string; orderNumber: string }[]> {
  const orders = [];
  for (let index = 0; index < count; index++) {
    const order = await placeOrder(page, shop, { customerEmail: `buyer-${index}@example.com` });
    await updateOrder(page, shop, order.id, 'payment', { reference: `ZL-${index}` });
    orders.push(order);
  }
  return orders;
}

async function boxOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not visible');
  return { top: box.y, bottom: box.y + box.height };
}

/** Windows that are low enough that the bar is at their end. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 480 },
  { width: 1440, height: 400 },
];

/** Packs the selected orders, takes it back and clears the selection, all without touching what covers what. */
async function expectUncoveredBar(page: Page): Promise<void> {
  const bar = selected(page);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await bar.getByRole('button', { name: 'Start packing' }).click();
    await expect(toast(page)).toContainText('10 orders are being packed');
    await expect
      .poll(async () => {
        const [shown, below] = [await boxOf(toast(page)), await boxOf(bar)];
        return shown.bottom <= below.top || shown.top >= below.bottom;
      })
      .toBe(true);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Clear' }).click({ trial: true });
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('10 orders are not being packed any more');
  }
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
}

async function printAndClose(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Print' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** One by one, an order takes 8: its row, Start packing, Packing slip, Print, Select, Labels CSV, Ship, Mark shipped. */
const MAX_CLICKS = 12;

test('10 orders are picked, packed, labelled and shipped in 12 clicks; a toast leaves their bar uncovered', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin`);
  const orders = await placePaidOrders(page, 10);
  await page.goto(`${shop.origin}/admin/orders?queue=to-ship`);
  await page.getByRole('checkbox', { name: 'Select all orders' }).check();
  await expectAccessible(page);
  await expectUncoveredBar(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${shop.origin}/admin`);
  await expect(page.getByRole('link', { name: 'To Ship' })).toBeVisible();
  await page.evaluate(() => (globalThis.print = () => undefined));
  const clicks = await countClicks(page);

  await page.getByRole('link', { name: 'To Ship' }).click();
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('checkbox', { name: 'Select all orders' }).click();
  await selected(page).getByRole('button', { name: 'Pick list' }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('20 pieces for 10 orders');
  await printAndClose(page);
  await selected(page).getByRole('button', { name: 'Start packing' }).click();
  await expect(toast(page)).toContainText('10 orders are being packed');
  await selected(page).getByRole('button', { name: 'Packing slips' }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(10);
  await printAndClose(page);
  const download = page.waitForEvent('download');
  await selected(page).getByRole('button', { name: 'Labels CSV' }).click();
  const labels = await readFile(await (await download).path(), 'utf8');
  expect(labels.trimEnd().split('\r\n')).toHaveLength(11);
  expect(labels).toContain('"12 Canal Street","Baltimore","MD","21202"');
  await page.getByRole('button', { name: 'Import tracking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import tracking' });
  await dialog
    .getByLabel('Tracking numbers', { exact: true })
    .fill(orders.map(({ orderNumber }, index) => `${orderNumber},UPS,1Z ${index}`).join('\n'));
  await dialog.getByRole('button', { name: 'Ship 10 orders' }).click();
  await expect(toast(page)).toContainText('10 orders are shipped');
  expect(await clicks()).toBeLessThanOrEqual(MAX_CLICKS);
  await expect(page.getByText('Everything paid is on its way')).toBeVisible();
  await expect(selected(page)).toHaveCount(0);

  // A step that follows ends the time for taking the shipping back.
  await updateOrder(page, shop, orders[3]!.id, 'status', { status: 'delivered' });
  expect(await emailWithSubject(shop, `Your order ${orders[3]!.orderNumber} is on its way`)).toContain('1Z 3');
});
