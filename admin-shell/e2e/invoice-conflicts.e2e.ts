import type { Locator, Page } from '@playwright/test';
import { expect, seriousViolations, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';

const INVOICES = '/admin/invoices';
const card = (page: Page, client: string): Locator => page.getByRole('listitem').filter({ hasText: client });
const item = (dialog: Locator, place: number): Locator => dialog.getByRole('group', { name: `Item ${place}` });

test('of two admins who edit one invoice, the later one sees both versions', async ({ page, browser, shop, consoleNoise }) => {
  await openAdmin(page, INVOICES);
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const made = await page.request.post('/api/invoices', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      invoice: { clientName: 'Contested Client', status: 'sent' },
      items: [{ productId: null, customProductName: 'Mural', quantity: 24, unitPrice: '43.00' }],
    },
  });
  expect(made.status()).toBe(201);
  await page.reload();
  const other = await browser.newPage({ baseURL: shop.origin });
  await openAdmin(other, INVOICES);
  const edit = async (tab: Page): Promise<Locator> => {
    await card(tab, 'Contested Client').getByRole('button', { name: /^Edit/ }).click();
    const dialog = tab.getByRole('dialog', { name: 'Edit Invoice' });
    await expect(dialog.getByLabel('Client Name')).toHaveValue('Contested Client');
    return dialog;
  };
  const mine = await edit(page);
  const theirs = await edit(other);
  await item(theirs, 1).getByLabel('Quantity').fill('30');
  await theirs.getByRole('button', { name: 'Update Invoice' }).click();
  const question = other.getByRole('dialog', { name: 'Change the amount?' });
  await expect(question).toContainText('$1,290.00');
  await question.getByRole('button', { name: 'Save the new amount' }).click();
  await expect(toast(other)).toContainText('Invoice updated successfully');
  await other.close();

  await mine.getByLabel('Notes').fill('Due within 14 days');
  await mine.getByRole('button', { name: 'Update Invoice' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this invoice' });
  const items = conflict.getByRole('row', { name: 'Items' });
  await expect(items).toContainText('24 × Mural at $43.00');
  await expect(items).toContainText('30 × Mural at $43.00');
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await mine.getByLabel('Notes').fill('Due within 14 days');
  await mine.getByRole('button', { name: 'Update Invoice' }).click();
  await expect(toast(page)).toContainText('Invoice updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Contested Client')).toContainText('$1,290.00');
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});
