import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, showSection, toast } from '../support/admin-journey';
import { expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

const EMAIL = 'mara.lindqvist-oyelaran+hoodies@example.com';
const NAME = 'Mara Wilhelmina Lindqvist-Oyelaran-Featherstonehaugh';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.stop());

async function deliver(page: Page, id: string): Promise<void> {
  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
  for (const status of ['processing', 'shipped', 'delivered']) await updateOrder(page, shop, id, 'status', { status });
}

async function writeMessage(page: Page, email: string): Promise<void> {
  const response = await page.request.post(`${shop.origin}/api/contact`, {
    data: { name: NAME, email, subject: 'general', message: 'Where is my hoodie?\nIt was a present.' },
  });
  expect(response.status()).toBe(201);
}

async function createInvoice(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken') ?? '');
  const response = await page.request.post(`${shop.origin}/api/invoices`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      invoice: { clientName: NAME, clientEmail: EMAIL },
      items: [{ customProductName: 'Mural', customProductPrice: '120.00', quantity: 1, unitPrice: '120.00' }],
    },
  });
  expect(response.status()).toBe(201);
}

test('everything of a customer is on one page, which orders, messages and invoices lead to', async ({ page }) => {
  test.slow();
  const first = await placeOrder(page, shop, { customerName: NAME, customerEmail: EMAIL });
  const second = await placeOrder(page, shop, { customerName: NAME, customerEmail: EMAIL.toUpperCase() });
  await writeMessage(page, EMAIL);
  await openAdmin(page, `${shop.origin}/admin/orders?queue=all`);
  await deliver(page, first.id);
  await createInvoice(page);

  await page.getByRole('row').filter({ hasText: first.orderNumber }).getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  const orders = page.getByRole('region', { name: 'Orders' }).getByRole('listitem');
  await expect(orders).toContainText([second.orderNumber, first.orderNumber]);
  const sums = page.getByRole('region', { name: 'At a glance' });
  await expect(sums).toContainText('2 (1 not finished)');
  await expect(sums).toContainText(`$${first.total}`);
  await page.getByRole('region', { name: 'Messages' }).getByText('General Inquiry').click();
  await expect(page.getByText('It was a present.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText('$120.00');

  await page.getByLabel('New note').fill('Prefers to be called Mara');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(toast(page)).toContainText('Note added');
  await expect(page.getByRole('list', { name: 'Internal notes' })).toContainText('Prefers to be called Mara');
  await expectAccessible(page, 'main');

  await page.getByRole('link', { name: first.orderNumber }).click();
  await page.getByRole('region', { name: 'Customer' }).getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();

  await showSection(page, 'messages');
  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).click();
  await page.getByRole('link', { name: EMAIL }).click();
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();

  await showSection(page, 'invoices');
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('list', { name: 'Internal notes' })).toContainText('Prefers to be called Mara');
});

test('a page that cannot be loaded says so, a note is not lost without a question, and a customer is erased except from what is needed', async ({
  page,
  consoleNoise,
}) => {
  const email = 'erase.me@example.com';
  const done = await placeOrder(page, shop, { customerName: 'Erik Erasable', customerEmail: email });
  const open = await placeOrder(page, shop, { customerName: 'Erik Erasable', customerEmail: email });
  await writeMessage(page, email);
  await page.route('**/api/admin/customers?*', (route) =>
    route.fulfill({ status: 500, body: '{"message":"Something went wrong on our side"}' }),
  );
  await openAdmin(page, `${shop.origin}/admin/orders/customers?email=${email}`);
  await expect(page.getByText('Failed to fetch the customer')).toBeVisible();
  await page.unroute('**/api/admin/customers?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('New note').fill('Half a thought');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('New note')).toHaveValue('Half a thought');
  await page.getByLabel('New note').fill('');
  consoleNoise.splice(0);

  await deliver(page, done.id);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('2 (1 not finished)')).toBeVisible();

  await page.getByRole('button', { name: 'Erase customer' }).click();
  const erasing = page.getByRole('dialog', { name: `Erase ${email}?` });
  await expect(erasing).toContainText('1 finished order');
  await expect(erasing).toContainText('1 order is not finished and keeps the customer');
  await expectAccessible(page, '[role=dialog]');
  await erasing.getByRole('button', { name: 'Keep customer' }).click();
  await expect(erasing).toBeHidden();
  await page.getByRole('button', { name: 'Erase customer' }).click();
  await erasing.getByRole('button', { name: 'Erase customer' }).click();
  await expect(toast(page)).toContainText('Erased from 1 order, 1 message. 1 unfinished order still needs the customer');
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('listitem')).toContainText([open.orderNumber]);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase customer' })).toHaveCount(0);

  await deliver(page, open.id);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Erase customer' }).click();
  // Within half a second of the first one, the same request is taken for a double click.
  await expect(async () => {
    await erasing.getByRole('button', { name: 'Erase customer' }).click({ timeout: 1_000 });
    await expect(page.getByText('Nothing is stored about this address')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'main');
});
