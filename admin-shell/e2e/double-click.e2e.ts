import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { openAdmin, showSection, toast } from './support/admin-journey';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Presses a button twice, the second time as soon as a person or a worn-out mouse would. */
const press = (button: Locator, gapMs: number): Promise<void> =>
  button.evaluate(async (element: HTMLElement, gap) => {
    element.click();
    await new Promise((resolve) => setTimeout(resolve, gap));
    element.click();
  }, gapMs);

/** The number of requests that create an invoice. */
function createdInvoices(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/invoices') count += 1;
  });
  return () => count;
}

/** Fills in a new invoice and returns its submit button. */
async function fillInvoice(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
  const item = dialog.getByRole('group', { name: 'Item 1' });
  await dialog.getByLabel('Client Name').fill(name);
  await item.getByLabel('Custom Name').fill('Banner');
  await item.getByLabel('Unit Price').fill('12');
  return dialog.getByRole('button', { name: 'Create Invoice' });
}

test('a double click creates one invoice, also while the answer is slow, and the invoice has an address', async ({
  page,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin/invoices/new?search=twice');
  const created = createdInvoices(page);
  await press(await fillInvoice(page, 'Quick Twice'), 300);
  await expect(toast(page)).toContainText('Invoice created');
  expect(created()).toBe(1);
  await expect(page.getByRole('dialog')).toBeHidden();

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/invoices', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const submit = await fillInvoice(page, 'Slow Twice');
  await press(submit, 60);
  await submit.press('Enter');
  release();
  const invoice = page.getByRole('row').filter({ hasText: 'Slow Twice' });
  await expect(invoice).toHaveCount(1);
  expect(created()).toBe(2);
  await invoice.getByRole('button', { name: /^Duplicate/ }).click();
  await press(page.getByRole('dialog').getByRole('button', { name: /^Duplicate|^Create/ }), 120);
  await expect(invoice).toHaveCount(2);
  const copy = page.getByRole('dialog', { name: 'Edit Invoice' });
  await expect(copy.getByLabel('Client Name')).toHaveValue('Slow Twice');
  await copy.getByRole('button', { name: 'Cancel' }).click();
  await expect(copy).toBeHidden();

  await invoice
    .first()
    .getByRole('button', { name: /^View invoice/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/invoices\/[0-9a-f-]{36}\?search=twice$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Search invoices')).toHaveValue('twice');
  await showSection(page, `invoices/${id}/edit`);
  await expect(page.getByRole('dialog', { name: 'Edit Invoice' }).getByLabel('Client Name')).toHaveValue('Slow Twice');
  await showSection(page, `invoices/${UNKNOWN}`);
  const missing = page.getByRole('dialog', { name: 'This invoice cannot be shown' });
  await expect(missing).toContainText('There is no such invoice');
  expect(consoleNoise.splice(0).every((line) => line.includes('404'))).toBe(true);
});
