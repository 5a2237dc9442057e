import type { Locator, Page } from '@playwright/test';
import { expect } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { choose, test } from './support/catalog-journey';

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

/** Fills in a new item of the page and returns its submit button. */
type Fill = (page: Page, name: string) => Promise<Locator>;

const fillCategory: Fill = async (page, name) => {
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Category' });
  await dialog.getByLabel('Name').fill(name);
  return dialog.getByRole('button', { name: 'Create Category' });
};

const fillArtist: Fill = async (page, name) => {
  await page.getByRole('button', { name: 'Add Artist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Artist' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Location').fill('Fresno, California');
  await dialog.getByLabel('Story').fill('Draws twice, signs once.');
  return dialog.getByRole('button', { name: 'Create Artist' });
};

const fillProduct: Fill = async (page, name) => {
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Product' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price').fill('20');
  await dialog.getByLabel('Description').fill('Pressed twice');
  await choose(dialog, 'Category', 'Hoodies');
  return dialog.getByRole('button', { name: 'Create Product' });
};

const fillInvoice: Fill = async (page, name) => {
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
  const item = dialog.getByRole('group', { name: 'Item 1' });
  await dialog.getByLabel('Client Name').fill(name);
  await item.getByLabel('Custom Name').fill('Banner');
  await item.getByLabel('Unit Price').fill('12');
  return dialog.getByRole('button', { name: 'Create Invoice' });
};

const FORMS: [path: string, created: string, text: string, fill: Fill][] = [
  ['categories', '/api/admin/categories', 'Category created', fillCategory],
  ['artists', '/api/admin/artists', 'Artist created', fillArtist],
  ['products', '/api/admin/products', 'Product created', fillProduct],
  ['invoices', '/api/invoices', 'Invoice created', fillInvoice],
];

for (const [path, created, text, fill] of FORMS) {
  test(`a double click creates one of ${path}`, async ({ page }) => {
    await openAdmin(page, `/admin/${path}`);
    const bodies = createdAt(page, created);
    for (const [index, gap] of GAPS_MS.entries()) {
      const submit = await fill(page, `Twice ${path} ${gap}`);
      await press(submit, gap);
      await expect(toast(page)).toContainText(text);
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(bodies).toHaveLength(index + 1);
      await toast(page).getByRole('button', { name: 'Close' }).click();
    }
  });
}

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
