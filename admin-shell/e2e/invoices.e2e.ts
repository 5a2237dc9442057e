import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, seriousViolations, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { mailFiles } from './support/mail-files';

test.use({ sharedShop: 'demo with worker' });

const row = (page: Page, client: string): Locator => page.getByRole('row').filter({ hasText: client });
const item = (dialog: Locator, place: number): Locator => dialog.getByRole('group', { name: `Item ${place}` });

/** The texts of all invoice emails that the worker has sent. */
async function mailedInvoices(shop: Shop): Promise<string> {
  return (await mailFiles(shop.dataDir, 'invoice.')).map(({ text }) => text).join('\n');
}

/** The PDF that was attached to the email of this invoice. */
async function mailedPdf(shop: Shop, number: string): Promise<Buffer | undefined> {
  const folder = join(shop.dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const pdf = files.find((file) => file.startsWith('invoice.') && file.endsWith(`.${number}.pdf`));
  return pdf === undefined ? undefined : readFile(join(folder, pdf));
}

async function download(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const started = page.waitForEvent('download');
  await button.click();
  const file = await started;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

async function choose(page: Page, row: Locator, label: RegExp): Promise<string> {
  await row.getByLabel('Product', { exact: true }).click();
  const option = page.locator('.ant-select-item-option').filter({ hasText: label }).first();
  const text = await option.innerText();
  await option.click();
  return text;
}

test('an invoice is created, edited, sent, paid and printed; the PDF that the client received stays', async ({ page, shop }) => {
  await openAdmin(page, '/admin/invoices');
  await expect(page.getByRole('heading', { name: 'Invoice Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
  await dialog.getByLabel('Client Name').fill('Ada Moore');
  await dialog.getByLabel('Client Email').fill('ada.moore@example.com');
  await dialog.getByLabel('Notes').fill('Due within 14 days');

  const label = await choose(page, item(dialog, 1), / - \$\d/);
  const price = /\$(\d+\.\d\d)$/.exec(label)?.[1] ?? '';
  await expect(item(dialog, 1).getByLabel('Unit Price')).toHaveValue(price);
  await item(dialog, 1).getByLabel('Quantity').fill('2');

  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await item(dialog, 2).getByLabel('Custom Name').fill('Mural');
  await item(dialog, 2).getByLabel('Custom Price').fill('0.1');
  const total = `$${((Math.round(Number(price) * 100) * 2 + 10) / 100).toFixed(2)}`;
  await expect(dialog.getByText(`Total: ${total}`)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(toast(page)).toContainText('Invoice created successfully');
  await expect(dialog).toBeHidden();
  const ada = row(page, 'Ada Moore');
  for (const text of [/#INV-\d{4}-\d{4}/, 'Draft', '2 items', total, 'ada.moore@example.com'])
    await expect(ada).toContainText(text);
  const [number = ''] = /INV-\d{4}-\d{4}/.exec(await ada.innerText()) ?? [];

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
  await expect.poll(() => mailedInvoices(shop)).toContain('To: ada.moore@example.com');
  expect(await mailedInvoices(shop)).toContain('3 × Mural at $0.10: $0.30');
  await expect.poll(async () => (await mailedPdf(shop, number))?.length).toBeGreaterThan(0);
  const mailed = await mailedPdf(shop, number);

  // The client keeps what was sent, whatever happens to the invoice later.
  await ada.getByRole('button', { name: /^Mark paid/ }).click();
  await page.getByRole('dialog', { name: 'Mark as paid' }).getByRole('button', { name: 'Mark Paid' }).click();
  await expect(ada.getByText('Paid', { exact: true })).toBeVisible();
  await ada.getByRole('button', { name: /^View/ }).click();
  const paper = page.getByRole('article');
  for (const text of ['Lasting Freedom', 'Ada Moore', 'Mural', '$0.30', /supports second-chance employment/]) {
    await expect(paper.getByText(text).first()).toBeVisible();
  }
  const versions = page.getByRole('region', { name: 'Sent PDFs' });
  await expect(versions.getByRole('listitem')).toContainText([/Sent on .* to ada\.moore@example\.com/]);
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  const sent = await download(page, versions.getByRole('button', { name: /^Download the PDF of/ }));
  expect(sent.name).toMatch(/^INV-\d{4}-\d{4}-sent-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(sent.content.equals(mailed ?? Buffer.alloc(0))).toBe(true);
  const current = await download(page, page.getByRole('button', { name: 'Download PDF' }));
  expect(current.name).toMatch(/^INV-\d{4}-\d{4}\.pdf$/);
  expect(current.content.subarray(0, 5).toString()).toBe('%PDF-');

  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', document.title);
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^Invoice INV-\d{4}-\d{4}$/);
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  for (const hidden of [page.locator('h1'), page.getByRole('button', { name: 'Print' }), versions])
    await expect(hidden).toBeHidden();
});
