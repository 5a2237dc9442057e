import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.stop());

test('card payments and orders are compared, and a difference is shown until it is repaired', async ({ page }) => {
  const difference = {
    id: '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d',
    kind: 'paid-without-order',
    message: 'The provider has taken $48.00, but there is no order for it',
    repair: 'Make the order',
    paymentIntentId: 'pi_1',
    orderId: null,
    orderNumber: null,
    providerAmount: '48.00',
    orderAmount: '0.00',
    foundAt: '2026-11-21T15:40:00Z',
  };
  const found = { checkedAt: '2026-11-21T15:40:00Z', since: null, paid: 2, orders: 1, differences: [difference] };
  await openAdmin(page, `${shop.origin}/admin/orders`);
  const line = page.getByRole('region', { name: 'Card payments and orders' });
  await expect(line).toContainText('Paid 0 / orders 0');
  // While it compares, the name of the button begins with "loading", and a click does nothing.
  const compare = line.getByRole('button', { name: 'Compare now', exact: true });
  await compare.click();
  await expect(toast(page)).toContainText('Payments and orders are compared');
  await expect(line).toContainText('No differences');

  await page.route('**/api/admin/payments/reconciliation', (route) => route.fulfill({ json: found }));
  // A click within half a second of the one before counts as its double.
  await expect(async () => {
    await compare.click();
    await expect(line).toContainText('Paid 2 / orders 1', { timeout: 1_000 });
  }).toPass();
  await expect(line).toContainText(difference.message);
  await page.route(`**/api/admin/payments/differences/${difference.id}/repair`, (route) =>
    route.fulfill({ json: { ...found, orders: 2, differences: [] } }),
  );
  await line.getByRole('button', { name: 'Make the order: pi_1' }).click();
  await expect(toast(page)).toContainText('The difference is repaired');
  await expect(line).toContainText('No differences');
});
