import type { Locator, Page } from '@playwright/test';
import { expect } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { test } from '../support/catalog-journey';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

test('an invoice and its form have addresses', async ({ page, consoleNoise }) => {
  await openAdmin(page, '/admin/invoices/new');
  const creating = dialog(page, 'Create New Invoice');
  await expect(creating.getByLabel('Due date')).not.toHaveValue('');
  await creating.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices$/);

  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const made = await page.request.post('/api/invoices', {
    headers: { authorization: `Bearer ${token}` },
    data: { invoice: { clientName: 'Zoë Linked' }, items: [{ customProductName: 'Mural', quantity: 1, unitPrice: '120' }] },
  });
  const { id, invoiceNumber } = (await made.json()) as { id: string; invoiceNumber: string };
  await page.goto('/admin/invoices?search=zoe');
  await page.getByRole('button', { name: `View invoice ${invoiceNumber}` }).click();
  await expect(page).toHaveURL(new RegExp(String.raw`/admin/invoices/${id}\?search=zoe$`));
  await expect(page.getByRole('dialog')).toContainText('Zoë Linked');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Search invoices')).toHaveValue('zoe');
  await page.goto(`/admin/invoices/${id}/edit`);
  await expect(dialog(page, 'Edit Invoice').getByLabel('Client Name')).toHaveValue('Zoë Linked');
  await page.goto(`/admin/invoices/${UNKNOWN}`);
  await expect(dialog(page, 'This invoice cannot be shown')).toContainText('There is no such invoice');
  expect(consoleNoise.splice(0).every((line) => line.includes('404'))).toBe(true);
});
