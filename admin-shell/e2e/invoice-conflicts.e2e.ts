import type { Browser, Locator, Page } from '@playwright/test';
import { expect, seriousViolations, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';

const INVOICES = '/admin/invoices';
const card = (page: Page, client: string): Locator => page.getByRole('listitem').filter({ hasText: client });
const item = (dialog: Locator, place: number): Locator => dialog.getByRole('group', { name: `Item ${place}` });

/** A sent invoice of 24 murals, in the lists of two admins. */
async function openTwice(page: Page, browser: Browser, shop: Shop, clientName: string): Promise<Page> {
  await openAdmin(page, INVOICES);
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const made = await page.request.post('/api/invoices', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      invoice: { clientName, status: 'sent' },
      items: [{ productId: null, customProductName: 'Mural', quantity: 24, unitPrice: '43.00' }],
    },
  });
  expect(made.status()).toBe(201);
  await page.reload();
  const other = await browser.newPage({ baseURL: shop.origin });
  await openAdmin(other, INVOICES);
  await expect(card(other, clientName)).toBeVisible();
  return other;
}

async function edit(tab: Page, client: string): Promise<Locator> {
  await card(tab, client).getByRole('button', { name: /^Edit/ }).click();
  const dialog = tab.getByRole('dialog', { name: 'Edit Invoice' });
  await expect(dialog.getByLabel('Client Name')).toHaveValue(client);
  return dialog;
}

const update = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: 'Update Invoice' }).click();

/** Changes the quantity, which changes the amount of a sent invoice. */
async function saveQuantity(tab: Page, dialog: Locator, quantity: string, amount: string): Promise<void> {
  await item(dialog, 1).getByLabel('Quantity').fill(quantity);
  await update(dialog);
  const question = tab.getByRole('dialog', { name: 'Change the amount?' });
  await expect(question).toContainText(amount);
  await question.getByRole('button', { name: 'Save the new amount' }).click();
}

test('changes of different fields of one invoice come together without a question', async ({
  page,
  browser,
  shop,
  consoleNoise,
}) => {
  const other = await openTwice(page, browser, shop, 'Merged Client');
  const mine = await edit(page, 'Merged Client');
  await saveQuantity(other, await edit(other, 'Merged Client'), '30', '$1,290.00');
  await expect(toast(other)).toContainText('Invoice updated successfully');
  await other.close();

  await mine.getByLabel('Notes').fill('Due within 14 days');
  await update(mine);
  await expect(toast(page)).toContainText('Invoice updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Merged Client')).toContainText('$1,290.00');
  await expect((await edit(page, 'Merged Client')).getByLabel('Notes')).toHaveValue('Due within 14 days');
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});

test('of two admins who change the items of one invoice, the later one chooses', async ({
  page,
  browser,
  shop,
  consoleNoise,
}) => {
  const other = await openTwice(page, browser, shop, 'Contested Client');
  const mine = await edit(page, 'Contested Client');
  await saveQuantity(other, await edit(other, 'Contested Client'), '30', '$1,290.00');
  await expect(toast(other)).toContainText('Invoice updated successfully');
  await other.close();

  await mine.getByLabel('Notes').fill('Due within 14 days');
  await saveQuantity(page, mine, '36', '$1,548.00');
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this invoice' });
  await expect(conflict.getByRole('row')).toHaveCount(2);
  await expect(conflict.getByRole('row', { name: 'Items' }).getByRole('cell')).toHaveText([
    '36 × Mural at $43.00',
    '30 × Mural at $43.00',
  ]);
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(item(mine, 1).getByLabel('Quantity')).toHaveValue('30');
  await expect(mine.getByLabel('Notes')).toHaveValue('Due within 14 days');
  await update(mine);
  await expect(toast(page)).toContainText('Invoice updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Contested Client')).toContainText('$1,290.00');
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});

test('marking as paid and editing in two tabs lose nothing', async ({ page, browser, shop, consoleNoise }) => {
  const other = await openTwice(page, browser, shop, 'Paying Client');
  const mine = await edit(page, 'Paying Client');
  const markPaid = async (tab: Page): Promise<Locator> => {
    await card(tab, 'Paying Client')
      .getByRole('button', { name: /^Mark paid/ })
      .click();
    const dialog = tab.getByRole('dialog', { name: 'Mark as paid' });
    await dialog.getByRole('button', { name: 'Mark Paid' }).click();
    return dialog;
  };
  await mine.getByLabel('Notes').fill('Net 30');
  await update(mine);
  await expect(toast(page)).toContainText('Invoice updated successfully');

  const question = await markPaid(other);
  await expect(question.getByRole('alert')).toContainText('Someone else has changed this invoice meanwhile.');
  const outdated = await edit(page, 'Paying Client');
  await question.getByRole('button', { name: 'Mark Paid' }).click();
  await expect(toast(other)).toContainText('Invoice updated successfully');
  await expect(card(other, 'Paying Client').getByText('Paid', { exact: true })).toBeVisible();
  await other.close();

  await outdated.getByLabel('Client Phone').fill('555-0199');
  await update(outdated);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Paying Client')).toContainText('555-0199');
  await expect(card(page, 'Paying Client').getByText('Paid', { exact: true })).toBeVisible();
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});

test('an invoice that was changed in another tab is mailed only after its new amount was shown', async ({
  page,
  browser,
  shop,
  consoleNoise,
}) => {
  const other = await openTwice(page, browser, shop, 'Mailed Client');
  const mine = await edit(page, 'Mailed Client');
  await mine.getByLabel('Client Email').fill('client@example.com');
  await saveQuantity(page, mine, '30', '$1,290.00');
  await expect(toast(page)).toContainText('Invoice updated successfully');
  // Then the other tab shows an outdated amount.
  await other.reload();
  await expect(card(other, 'Mailed Client')).toContainText('$1,290.00');
  await saveQuantity(page, await edit(page, 'Mailed Client'), '36', '$1,548.00');
  await expect(card(page, 'Mailed Client')).toContainText('$1,548.00');

  await card(other, 'Mailed Client').getByRole('button', { name: /^Send/ }).click();
  const question = other.getByRole('dialog', { name: /^Send invoice/ });
  await question.getByRole('button', { name: 'Send Invoice' }).click();
  await expect(question.getByRole('alert')).toContainText('Its status is Sent now, its total $1,548.00.');
  expect(await seriousViolations(other, '[role="dialog"]')).toEqual([]);
  await question.getByRole('button', { name: 'Send Invoice' }).click();
  await expect(toast(other)).toContainText('is on its way to client@example.com');
  await expect(card(other, 'Mailed Client')).toContainText('$1,548.00');
  await other.close();
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});
