import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, openShop, seriousViolations, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { mailFiles } from './support/mail-files';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true });
});
test.afterAll(() => shop.stop());
const openInvoices = (page: Page): Promise<void> => openAdmin(page, `${shop.origin}/admin/invoices`);

const card = (page: Page, client: string): Locator => page.getByRole('listitem').filter({ hasText: client });
const item = (dialog: Locator, place: number): Locator => dialog.getByRole('group', { name: `Item ${place}` });

/** The texts of all invoice emails that the worker has sent. */
async function mailedInvoices(): Promise<string> {
  return (await mailFiles(shop.dataDir, 'invoice.')).map(({ text }) => text).join('\n');
}

async function choose(page: Page, row: Locator, label: RegExp): Promise<string> {
  await row.getByLabel('Product', { exact: true }).click();
  const option = page.locator('.ant-select-item-option').filter({ hasText: label }).first();
  const text = await option.innerText();
  await option.click();
  return text;
}

test('an invoice with a catalog item and a custom item is created, edited, sent and found', async ({ page }) => {
  await openInvoices(page);
  await expect(page.getByRole('heading', { name: 'Invoice Management' })).toBeVisible();
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
  await dialog.getByLabel('Client Name').fill('Ada Moore');
  await dialog.getByLabel('Client Email').fill('ada.moore@example.com');
  await dialog.getByLabel('Notes').fill('Due within 14 days');

  await expect(dialog.getByRole('button', { name: /^Remove item/ })).toHaveCount(0);
  await item(dialog, 1).getByLabel('Custom Name').fill('Forgotten');
  await item(dialog, 1).getByLabel('Custom Price').fill('5');
  const label = await choose(page, item(dialog, 1), / - \$\d/);
  const price = /\$(\d+\.\d\d)$/.exec(label)?.[1] ?? '';
  await expect(item(dialog, 1).getByLabel('Unit Price')).toHaveValue(price);
  await item(dialog, 1).getByLabel('Quantity').fill('2');

  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await item(dialog, 2).getByLabel('Custom Name').fill('Mural');
  await item(dialog, 2).getByLabel('Custom Price').fill('0.1');
  await expect(item(dialog, 2).getByLabel('Unit Price')).toHaveValue('0.1');
  await item(dialog, 2).getByLabel('Quantity').fill('three');
  await item(dialog, 2).getByLabel('Quantity').blur();
  await expect(item(dialog, 2).getByLabel('Quantity')).toHaveValue('1');
  const total = `$${((Math.round(Number(price) * 100) * 2 + 10) / 100).toFixed(2)}`;
  await expect(dialog.getByText(`Total: ${total}`)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/invoices'));
  await dialog.getByRole('button', { name: 'Create Invoice' }).click();
  expect((await saved).postDataJSON()).toEqual({
    invoice: {
      clientName: 'Ada Moore',
      clientEmail: 'ada.moore@example.com',
      clientPhone: null,
      status: 'draft',
      notes: 'Due within 14 days',
    },
    items: [
      {
        productId: expect.stringMatching(/^[\da-f-]{36}$/),
        customProductName: null,
        customProductPrice: null,
        quantity: 2,
        unitPrice: price,
      },
      { productId: null, customProductName: 'Mural', customProductPrice: '0.10', quantity: 1, unitPrice: '0.10' },
    ],
  });
  await expect(toast(page)).toContainText('Invoice created successfully');
  await expect(dialog).toBeHidden();
  const ada = card(page, 'Ada Moore');
  for (const text of [/#INV-\d{4}-0001/, 'Draft', '2 items', total, 'ada.moore@example.com'])
    await expect(ada).toContainText(text);

  await ada.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Invoice' });
  await expect(item(edit, 1).getByText(label)).toBeVisible();
  await edit.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(item(edit, 1).getByLabel('Custom Name')).toHaveValue('Mural');
  await item(edit, 1).getByLabel('Quantity').fill('3');
  await edit.getByLabel('Client Phone').fill('555-0199');
  await edit.getByRole('button', { name: 'Update Invoice' }).click();
  await expect(toast(page)).toContainText('Invoice updated successfully');
  for (const text of ['1 item', '$0.30', '555-0199']) await expect(ada).toContainText(text);

  await ada.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send Invoice' }).click();
  await expect(toast(page)).toContainText('is on its way to ada.moore@example.com');
  await expect(ada.getByText('Sent', { exact: true })).toBeVisible();
  await expect.poll(mailedInvoices).toContain('To: ada.moore@example.com');
  expect(await mailedInvoices()).toContain('3 × Mural at $0.10: $0.30');
  const mailed = () => readdir(join(shop.dataDir, 'mail'));
  await expect.poll(mailed).toContainEqual(expect.stringMatching(/^invoice\..*\.INV-\d{4}-0001\.pdf$/));

  await page.getByLabel('Search invoices').fill('nobody');
  await expect(page.getByText('No invoices match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all invoices' }).click();
  await page.getByText('Paid', { exact: true }).click();
  await expect(ada).toBeHidden();
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Sent', { exact: true }).click();
  await expect(ada).toBeVisible();
});

test('the view prints only the invoice and offers a PDF', async ({ page }) => {
  await openInvoices(page);
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const made = await page.request.post(`${shop.origin}/api/invoices`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      invoice: { clientName: 'Grace Hall', notes: 'Due within 14 days' },
      items: [{ productId: null, customProductName: 'Mural', quantity: 3, unitPrice: '0.10' }],
    },
  });
  expect(made.status()).toBe(201);
  await page.reload();
  await card(page, 'Grace Hall').getByRole('button', { name: /^View/ }).click();
  const paper = page.getByRole('article');
  for (const text of [
    'Lasting Freedom',
    'Grace Hall',
    'Mural',
    '$0.30',
    'Due within 14 days',
    /supports second-chance employment/,
  ]) {
    await expect(paper.getByText(text).first()).toBeVisible();
  }
  await expect(paper.getByRole('columnheader')).toHaveText(['Item', 'Qty', 'Price', 'Total']);
  expect(await seriousViolations(page)).toEqual([]);

  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', document.title);
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^Invoice INV-\d{4}-\d{4}$/);
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{4}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('invalid fields have errors, and a server error keeps the form', async ({ page, consoleNoise }) => {
  await openInvoices(page);
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Client Email').fill('nope');
  await item(dialog, 1).getByLabel('Quantity').fill('0');
  await dialog.getByRole('button', { name: 'Create Invoice' }).click();
  for (const text of [
    'Client name is required',
    'Invalid email format',
    'Product name is required',
    'Quantity must be at least 1',
    'Unit price must be a valid positive number',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByLabel('Client Name')).toBeFocused();

  await dialog.getByLabel('Client Name').fill('Bo');
  await dialog.getByLabel('Client Email').fill('');
  await item(dialog, 1).getByLabel('Custom Name').fill('Banner');
  await item(dialog, 1).getByLabel('Quantity').fill('1');
  await item(dialog, 1).getByLabel('Unit Price').fill('12');
  await page.route('**/api/invoices', (route) => route.fulfill({ status: 500, body: 'no json' }));
  await dialog.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(toast(page)).toContainText('Failed to create invoice');
  await expect(dialog.getByLabel('Client Name')).toHaveValue('Bo');
  await page.unroute('**/api/invoices');
  await dialog.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(toast(page)).toContainText('Invoice created successfully');

  await card(page, 'Bo').getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText('This invoice has no client email. Add one before sending it.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Invoice' }).click();
  await expect(page.getByLabel('Client Email')).toBeVisible();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
});
