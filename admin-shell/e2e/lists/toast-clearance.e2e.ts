import type { Locator, Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { placeOrder, updateOrder } from '../support/orders-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ env: { UNDO_SECONDS: '600' } });
});
test.afterAll(() => shop.stop());

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

async function givenPaidOrders(page: Page): Promise<void> {
  for (let index = 0; index < 4; index++) {
    const order = await placeOrder(page, shop, { customerEmail: `clear-${index}@example.com` });
    await updateOrder(page, shop, order.id, 'payment', { reference: `ZL-${index}` });
  }
}

test('a toast with Undo leaves the bar of the selected orders uncovered', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin`);
  await givenPaidOrders(page);
  const bar = page.getByRole('region', { name: 'Selected orders' });
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto(`${shop.origin}/admin/orders?queue=to-ship`);
    const boxes = page.getByRole('checkbox', { name: /^Select ORD-/ });
    await expect(boxes).toHaveCount(4);
    for (const box of await boxes.all()) await box.check();
    await bar.getByRole('button', { name: 'Start packing' }).click();
    await expect(toast(page)).toContainText('4 orders are being packed');
    // The list is read again; the bar stays, because the orders stay in the queue.
    await expect(page.getByText('Processing', { exact: true })).toHaveCount(4);
    await expect
      .poll(async () => {
        const [shown, selected] = [await boxOf(toast(page)), await boxOf(bar)];
        return shown.bottom <= selected.top || shown.top >= selected.bottom;
      })
      .toBe(true);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Clear' }).click({ trial: true });
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('4 orders are not being packed any more');
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toHaveCount(0);
  }
});
