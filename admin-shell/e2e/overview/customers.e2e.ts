import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '@shop/browser-testing';
import { openAdmin, showSection, toast } from '../support/admin-journey';
import { expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

const EMAIL = 'mara.lindqvist-oyelaran+hoodies@example.com';
const NAME = 'Mara Wilhelmina Lindqvist-Oyelaran-Featherstonehaugh';

async function deliver(page: Page, shop: Shop, id: string): Promise<void> {
  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
  for (const status of ['processing', 'shipped', 'delivered']) await updateOrder(page, shop, id, 'status', { status });
}

async function writeMessage(page: Page): Promise<void> {
  const response = await page.request.post('/api/contact', {
    data: { name: NAME, email: EMAIL, subject: 'general', message: 'Where is my hoodie?\nIt was a present.' },
  });
  expect(response.status()).toBe(201);
}

async function createInvoice(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken') ?? '');
  const response = await page.request.post('/api/invoices', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      invoice: { clientName: NAME, clientEmail: EMAIL },
      items: [{ customProductName: 'Mural', customProductPrice: '120.00', quantity: 1, unitPrice: '120.00' }],
    },
  });
  expect(response.status()).toBe(201);
}

test('everything of a customer is on one page, which orders, messages and invoices lead to', async ({ page, shop }) => {
  const first = await placeOrder(page, shop, { customerName: NAME, customerEmail: EMAIL });
  const second = await placeOrder(page, shop, { customerName: NAME, customerEmail: EMAIL.toUpperCase() });
  await writeMessage(page);
  await openAdmin(page, '/admin/orders?queue=all');
  await deliver(page, shop, first.id);
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
