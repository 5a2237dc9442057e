import type { Page } from '@playwright/test';
import { addAndCheckOut, expect, expectAccessible, openShop, productInStock, testWithShop } from '@shop/browser-testing';
import { openAdmin } from './support/admin-journey';
import { edit, save, visit } from './support/settings-journey';

/** Shoppers are on the second process. */
const test = testWithShop(() => openShop({ apis: 2 }));

async function saveField(page: Page, group: string, fields: Record<string, string>): Promise<void> {
  const form = await edit(page, group);
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).last().fill(value);
  await save(page, form);
}

async function chooseSalesTax(page: Page, option: string): Promise<void> {
  const orders = await edit(page, 'Orders');
  await orders.getByRole('combobox', { name: 'Sales tax' }).press('ArrowDown');
  await page.getByText(option, { exact: true }).last().click();
  await save(page, orders);
}

test('what an admin decides reaches all processes: name, hours, delivery, sales tax and a break, also in open tabs', async ({
  page,
  browser,
  shop,
}) => {
  const [, shopperOrigin = ''] = shop.origins;
  await openAdmin(page, '/admin/settings');
  const product = await productInStock(page);
  const visitor = await visit(browser, shopperOrigin, `/products/${product.id}`);
  // What the demo shop promises.
  await expect(visitor.getByText('30 days to return')).toBeVisible();

  await saveField(page, 'Brand', { Name: 'Second Start' });
  await saveField(page, 'Contact and hours', { Hours: 'By appointment' });
  await saveField(page, 'Shipping and returns', {
    'Packed within': '3',
    'On the way, at least': '4',
    'On the way, at most': '6',
    'Accepted within': '45',
  });
  await chooseSalesTax(page, 'Included in our prices');
  for (const origin of shop.origins) {
    const read = async () => (await (await page.request.get(`${origin}/api/settings`)).json()) as object;
    await expect.poll(read, { intervals: [50] }).toMatchObject({ shopName: 'Second Start', salesTax: 'included' });
  }
  const delivery = 'Shipping within the United States is included. Arrives 4 to 9 business days after your payment.';
  await visitor.goto(`${shopperOrigin}/contact`);
  await expect(visitor).toHaveTitle('Contact | Second Start');
  await expect(visitor.getByText('By appointment')).toBeVisible();
  await visitor.goto(`${shopperOrigin}/products/${product.id}`);
  await expect(visitor.getByText(delivery)).toBeVisible();
  await expect(visitor.getByText('Return it unworn within 45 days.')).toBeVisible();
  await addAndCheckOut(visitor);
  await expect(visitor.getByText(delivery)).toBeVisible();
  await expect(visitor.getByText('Sales tax is included.')).toBeVisible();
  await expectAccessible(visitor, 'the checkout with a delivery time');

  // A tab that was open before the break learns of it at the checkout.
  await visitor.goto(`${shopperOrigin}/products`);
  await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await saveField(page, 'Orders', { 'Orders open again on': '2099-12-01' });
  await saveField(page, 'Announcement bar', { Text: 'Back in December', 'Link (optional)': '/about' });
  // Ten seconds later by the clock of the tab, its settings are read again at the checkout.
  await visitor.clock.setSystemTime(Date.now() + 60_000);
  await visitor.getByRole('button', { name: /cart/i }).first().click();
  await visitor.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'We are taking a short break. Orders open again on December 1, 2099.',
  );
  await expect(visitor.getByRole('link', { name: 'Back in December' })).toHaveAttribute('href', '/about');
  await expectAccessible(visitor, 'a closed shop');
  await visitor.context().close();
});
