import type { Locator, Page } from '@playwright/test';
import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, titleOverlapsCloseButton, toast, withoutLiveUpdates } from './support/admin-journey';
import { card, test } from './support/catalog-journey';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function edit(page: Page): Promise<Locator> {
  await card(page, 'Contested Thing').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product', exact: true });
  await expect(dialog.getByLabel('Name')).toHaveValue('Contested Thing');
  return dialog;
}

const update = (dialog: Locator) => dialog.getByRole('button', { name: 'Update Product' }).click();

test('two admins edit one product: what both changed is shown, all else is merged', async ({
  page,
  browser,
  shop,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin/products?search=contested');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const [category] = (await (await page.request.get('/api/categories')).json()) as { id: string }[];
  const data = { name: 'Contested Thing', description: 'As it was', price: 48.5, stockQuantity: 10, categoryId: category?.id };
  const made = await page.request.post('/api/admin/products', { headers: { authorization: `Bearer ${token}` }, data });
  expect(made.status()).toBe(201);
  await page.reload();
  const other = await browser.newPage({ baseURL: shop.origin });
  await withoutLiveUpdates(other);
  await openAdmin(other, '/admin/products?search=contested');

  const mine = await edit(page);
  const theirs = await edit(other);
  await theirs.getByLabel('Price').fill('60');
  await theirs.getByLabel('Stock Quantity').fill('12');
  await update(theirs);
  await expect(toast(other)).toContainText('Product updated successfully');
  await mine.getByLabel('Description').fill('My words');
  await mine.getByLabel('Price').fill('70');
  await update(mine);
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this product' });
  await expect(conflict.getByRole('row', { name: 'Price' }).getByRole('cell')).toHaveText(['$70.00', '$60.00']);
  await expect(conflict.getByRole('row')).toHaveCount(2);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await titleOverlapsCloseButton(page)).toBe(false);
  }
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(mine.getByLabel('Price')).toHaveValue('60.00');
  await expect(mine.getByLabel('Description')).toHaveValue('My words');
  await mine.getByLabel('Stock Quantity').fill('15');
  await update(mine);
  await expect(toast(page)).toContainText('Product updated successfully');

  // The other list still shows the old words; this time "Keep mine" wins, and their pieces stay.
  const outdated = await edit(other);
  await outdated.getByLabel('Description').fill('Other words');
  await outdated.getByLabel('Name').fill('Contested Thing II');
  await update(outdated);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(card(other, 'Contested Thing II')).toContainText(/Stock\s*15/);
  await other.close();
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});
