import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, openShop, seriousViolations, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { mailFiles } from '../support/mail-files';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true });
});
test.afterAll(() => shop.stop());

const card = (page: Page, client: string): Locator => page.getByRole('listitem').filter({ hasText: client });

async function givenInvoice(page: Page, invoice: Record<string, string>): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const made = await page.request.post(`${shop.origin}/api/invoices`, {
    headers: { authorization: `Bearer ${token}` },
    data: { invoice, items: [{ productId: null, customProductName: 'Mural', quantity: 3, unitPrice: '10.00' }] },
  });
  expect(made.status()).toBe(201);
  await page.goto(`${shop.origin}/admin/invoices`);
}

/** The PDF that was attached to the invoice email to `to`. The demo shops of all journeys write emails to one folder. */
async function mailedPdf(to: string): Promise<Buffer | undefined> {
  const folder = join(shop.dataDir, 'mail');
  const mail = (await mailFiles(shop.dataDir, 'invoice.')).find(({ text }) => text.startsWith(`To: ${to}\n`));
  if (!mail) return undefined;
  const pdf = (await readdir(folder)).find((file) => file.startsWith(mail.name) && file.endsWith('.pdf'));
  return pdf === undefined ? undefined : readFile(join(folder, pdf));
}

test('an overdue invoice is marked, paid with one click and a confirmation, and duplicated', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin/invoices`);
  await givenInvoice(page, { clientName: 'Late Client', status: 'sent', dueOn: '2020-01-31' });
  const late = card(page, 'Late Client').first();
  await expect(late).toContainText('Due Jan 31, 2020');
  await expect(late).toContainText('Overdue');
  expect(await seriousViolations(page)).toEqual([]);

  await late.getByRole('button', { name: /^Mark paid/ }).click();
  const question = page.getByRole('dialog', { name: 'Mark as paid' });
  await expect(question).toContainText(/Did Late Client pay \$30\.00 for invoice #INV-\d{4}-0001\?/);
  await question.getByRole('button', { name: 'Mark Paid' }).click();
  await expect(toast(page)).toContainText('Invoice updated successfully');
  await expect(late.getByText('Paid', { exact: true })).toBeVisible();
  await expect(late).not.toContainText('Overdue');
  await expect(late.getByRole('button', { name: /^Mark paid/ })).toHaveCount(0);

  await late.getByRole('button', { name: /^Duplicate/ }).click();
  await page
    .getByRole('dialog', { name: /^Duplicate invoice/ })
    .getByRole('button', { name: 'Create Draft' })
    .click();
  const draft = page.getByRole('dialog', { name: 'Edit Invoice' });
  await expect(draft.getByLabel('Client Name')).toHaveValue('Late Client');
  await expect(draft.getByLabel('Custom Name')).toHaveValue('Mural');
  await draft.getByLabel('Due Date').fill('2099-12-31');
  await draft.getByRole('button', { name: 'Update Invoice' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Late Client')).toHaveCount(2);
  await expect(card(page, 'Late Client').filter({ hasText: 'Due Dec 31, 2099' })).toContainText('Draft');
});

test('a new invoice has the usual due date of the settings and says how to pay', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin/settings`);
  await page.getByRole('button', { name: 'Edit Client invoices', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Client invoices' });
  await form.getByLabel('Due after').fill('0');
  await form.getByLabel('Other ways to pay').fill('Checks to the office');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();

  await page.goto(`${shop.origin}/admin/invoices`);
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  await expect(dialog.getByLabel('Due Date')).toHaveValue(today);
  await dialog.getByLabel('Client Name').fill('Prompt Client');
  await dialog.getByLabel('Custom Name').fill('Banner');
  await dialog.getByLabel('Custom Price').fill('12');
  await dialog.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(toast(page)).toContainText('Invoice created successfully');
  await card(page, 'Prompt Client').getByRole('button', { name: /^View/ }).click();
  const paper = page.getByRole('article');
  for (const text of [
    'How to pay',
    'Venmo: @LastingFreedom',
    'Checks to the office',
    /Please quote INV-\d{4}-\d{4} with your payment/,
  ])
    await expect(paper.getByText(text).first()).toBeVisible();
  await expect(paper.getByText(/^Due /)).toBeVisible();
});

test('the PDF that a client received can be downloaded byte for byte after the invoice was changed', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin/invoices`);
  const clientEmail = `sent-${randomUUID()}@example.com`;
  await givenInvoice(page, { clientName: 'Sent Client', clientEmail });
  const sent = card(page, 'Sent Client');
  await sent.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send Invoice' }).click();
  await expect(toast(page)).toContainText(`is on its way to ${clientEmail}`);
  await expect.poll(async () => (await mailedPdf(clientEmail))?.length).toBeGreaterThan(0);
  const mailed = await mailedPdf(clientEmail);

  await sent.getByRole('button', { name: /^Mark paid/ }).click();
  await page.getByRole('dialog', { name: 'Mark as paid' }).getByRole('button', { name: 'Mark Paid' }).click();
  await expect(sent.getByText('Paid', { exact: true })).toBeVisible();
  await sent.getByRole('button', { name: /^View/ }).click();
  const versions = page.getByRole('region', { name: 'Sent PDFs' });
  await expect(versions.getByRole('listitem')).toHaveCount(1);
  await expect(versions.getByRole('listitem')).toContainText(new RegExp(`Sent on .* to ${clientEmail}`));
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  const download = page.waitForEvent('download');
  await versions.getByRole('button', { name: /^Download the PDF of/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{4}-sent-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect((await readFile(await file.path())).equals(mailed ?? Buffer.alloc(0))).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(versions).toBeHidden();
});
