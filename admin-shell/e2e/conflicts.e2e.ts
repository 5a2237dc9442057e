import type { Locator, Page } from '@playwright/test';
import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, titleOverlapsCloseButton, toast, withoutLiveUpdates } from './support/admin-journey';
import { card, test } from './support/catalog-journey';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const BODY = { name: 'Contested Thing', description: 'As it was', price: 48.5, stockQuantity: 10 };

async function createRecord(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const [category] = (await (await page.request.get('/api/categories')).json()) as { id: string }[];
  const data = { ...BODY, categoryId: category?.id };
  const response = await page.request.post('/api/admin/products', { headers: { authorization: `Bearer ${token}` }, data });
  expect(response.status()).toBe(201);
}

async function edit(page: Page): Promise<Locator> {
  await card(page, 'Contested Thing').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product', exact: true });
  await expect(dialog.getByLabel('Name')).toHaveValue('Contested Thing');
  return dialog;
}

const update = (dialog: Locator) => dialog.getByRole('button', { name: /^Update / }).click();

test('two admins edit one product: what both changed is shown, all else is merged', async ({
  page,
  browser,
  shop,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin');
  await createRecord(page);
  await page.goto('/admin/products');
  const other = await browser.newPage({ baseURL: shop.origin });
  await withoutLiveUpdates(other);
  await openAdmin(other, '/admin/products');

  const myDialog = await edit(page);
  const theirDialog = await edit(other);
  await theirDialog.getByLabel('Price').fill('60.00');
  await update(theirDialog);
  await expect(toast(other)).toContainText('Product updated successfully');
  await myDialog.getByLabel('Description').fill('My words');
  await myDialog.getByLabel('Price').fill('70');
  await update(myDialog);
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this product' });
  const contested = conflict.getByRole('row', { name: 'Price' });
  await expect(contested.getByRole('cell')).toHaveText(['$70.00', '$60.00']);
  await expect(conflict.getByRole('row')).toHaveCount(2);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
    expect(await titleOverlapsCloseButton(page)).toBe(false);
  }
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(myDialog.getByLabel('Price')).toHaveValue('60.00');
  await expect(myDialog.getByLabel('Description')).toHaveValue('My words');
  await update(myDialog);
  await expect(toast(page)).toContainText('Product updated successfully');

  // The other admin's list still shows the previous version; this time "Keep mine" wins.
  await other.getByRole('button', { name: /^Edit Contested Thing$/ }).click();
  const outdated = other.getByRole('dialog', { name: 'Edit Product', exact: true });
  await outdated.getByLabel('Description').fill('Other words');
  await outdated.getByLabel('Name').fill('Their Thing');
  await update(outdated);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(other)).toContainText('Product updated successfully');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(card(other, 'Their Thing')).toBeVisible();
  await other.close();
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});
