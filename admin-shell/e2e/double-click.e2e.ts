import type { Locator, Page } from '@playwright/test';
import { expect } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { test } from './support/catalog-journey';

const GAPS_MS = [20, 120, 300];

/** Presses a button twice, the second time as soon as a person or a worn-out mouse would. */
const press = (button: Locator, gapMs: number): Promise<void> =>
  button.evaluate(async (element: HTMLElement, gap) => {
    element.click();
    await new Promise((resolve) => setTimeout(resolve, gap));
    element.click();
  }, gapMs);

/** The bodies of the requests that create something at `path`. */
function createdAt(page: Page, path: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** Fills in a new invoice and returns its submit button. */
const fillInvoice = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
  const item = dialog.getByRole('group', { name: 'Item 1' });
  await dialog.getByLabel('Client Name').fill(name);
  await item.getByLabel('Custom Name').fill('Banner');
  await item.getByLabel('Unit Price').fill('12');
  return dialog.getByRole('button', { name: 'Create Invoice' });
};

test('a double click creates one invoice', async ({ page }) => {
  await openAdmin(page, '/admin/invoices');
  const bodies = createdAt(page, '/api/invoices');
  for (const [index, gap] of GAPS_MS.entries()) {
    const submit = await fillInvoice(page, `Twice ${gap}`);
    await press(submit, gap);
    await expect(toast(page)).toContainText('Invoice created');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(bodies).toHaveLength(index + 1);
    await toast(page).getByRole('button', { name: 'Close' }).click();
  }
});

test('a double click sends one request while the answer is slow, and confirms a question once', async ({ page }) => {
  await openAdmin(page, '/admin/invoices');
  const created = createdAt(page, '/api/invoices');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/invoices', async (route) => {
    await released;
    await route.continue();
  });
  const submit = await fillInvoice(page, 'Slow Twice');
  await press(submit, 60);
  await submit.press('Enter');
  release();
  await expect(toast(page)).toContainText('Invoice created');
  expect(created).toHaveLength(1);

  const invoice = page.getByRole('listitem').filter({ hasText: 'Slow Twice' });
  await expect(invoice).toHaveCount(1);
  await invoice.getByRole('button', { name: /^Duplicate/ }).click();
  await press(page.getByRole('dialog').getByRole('button', { name: /^Duplicate|^Create/ }), 120);
  await expect(invoice).toHaveCount(2);
});
