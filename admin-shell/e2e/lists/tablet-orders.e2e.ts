import { expect, test } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { placeOrder } from '../support/orders-journey';

test('the orders fit into a tablet and a zoomed laptop when a buyer says that the payment is sent', async ({ page, shop }) => {
  await openAdmin(page, '/admin');
  const { id, orderNumber } = await placeOrder(page, shop);
  expect((await page.request.post(`/api/orders/${id}/payment-sent`)).ok()).toBe(true);
  await page.goto('/admin/orders?queue=all');
  // 720 px are a laptop's 1440 at a zoom of 200%.
  for (const width of [720, 768]) {
    await page.setViewportSize({ width, height: 600 });
    await expect(page.getByRole('row', { name: new RegExp(orderNumber) })).toContainText('Buyer says: sent');
    await expect(page.getByRole('button', { name: `Mark paid: ${orderNumber}` })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
