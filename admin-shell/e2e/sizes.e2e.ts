import type { Locator, Page } from '@playwright/test';
import { expect, seriousViolations, type Shop, sql } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { card, choose, test } from './support/catalog-journey';

const editing = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit Product' });
const save = (page: Page): Promise<void> => editing(page).getByRole('button', { name: 'Update Product' }).click();

async function givenProduct(page: Page, product: { name: string; [field: string]: unknown }): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const [category] = (await (await page.request.get('/api/categories')).json()) as { id: string }[];
  const data = { description: 'Warm', price: 48, categoryId: category?.id, ...product };
  const response = await page.request.post('/api/admin/products', { headers: { authorization: `Bearer ${token}` }, data });
  expect(response.status()).toBe(201);
  await page.reload();
}

async function openEdit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await expect(editing(page).getByLabel('Name')).toHaveValue(name);
  return editing(page);
}

async function expectSaved(page: Page): Promise<void> {
  await expect(toast(page)).toContainText('Product updated successfully');
  await expect(editing(page)).toBeHidden();
}

/** Sells pieces of one size as an order would. */
const sell = (shop: Shop, name: string, label: string, pieces: number) =>
  sql(
    shop.databaseUrl,
    `with product as (update products set stock_quantity = stock_quantity - $3::int where name = $1 returning id)
    update product_variants set stock_quantity = stock_quantity - $3::int from product where product_id = product.id and label = $2`,
    [name, label, pieces],
  );

test('a product with stock gets sizes by keyboard, and the pieces without a size wait until they are moved', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await givenProduct(page, { name: 'Counted Tee', stockQuantity: 12 });
  const dialog = await openEdit(page, 'Counted Tee');
  await dialog.getByRole('button', { name: 'Add sizes' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'XS to 3XL' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('12 pieces have no size yet: 12 to hand out')).toBeVisible();
  await expect(dialog.getByLabel('Stock of S')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4');
  await dialog.getByLabel('Stock of L', { exact: true }).fill('6');
  await expect(dialog.getByText('12 pieces have no size yet: 2 to hand out')).toBeVisible();
  await expect(dialog.getByLabel('Stock Quantity')).toHaveValue('10');
  await expect(dialog.getByLabel('Stock Quantity')).toBeDisabled();
  await expect(dialog.getByText('Counted by size below')).toBeVisible();
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await save(page);
  await expectSaved(page);
  const tee = card(page, 'Counted Tee');
  await expect(tee).toContainText('S 4 · M 0 · L 6 · XL 0');
  await expect(tee).toContainText('2 pieces wait for a size');

  await openEdit(page, 'Counted Tee');
  await choose(dialog, 'Move to', 'L');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page)).toContainText('2 pieces moved to L');
  await expect(dialog.getByLabel('Stock of L', { exact: true })).toHaveValue('8');
  await expect(dialog.getByText('wait for a size')).toBeHidden();
  await expect(tee).toContainText('S 4 · M 0 · L 8 · XL 0');
  await save(page);
  await expectSaved(page);
  await expect(tee).toContainText('S 4 · M 0 · L 8 · XL 0');
});

const SIZED = {
  optionNames: ['Size'],
  variants: ['S', 'M', 'L'].map((size, index) => ({ values: [size], stockQuantity: 4 + index })),
};

test('sizes are pasted, hidden and priced, and pieces sold while the dialog is open stay sold', async ({
  page,
  shop,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin/products');
  await givenProduct(page, { name: 'Pasted Tee', ...SIZED });
  const dialog = await openEdit(page, 'Pasted Tee');
  const newSizes = dialog.getByLabel('Add sizes with their stock');
  await newSizes.fill('XS 2, m 9\n2XL');
  await save(page);
  await expect(dialog.getByText('Press Add to add these sizes, or clear the field')).toBeVisible();
  await newSizes.press('Enter');
  const stock = dialog.getByLabel(/^Stock of /);
  await expect(stock).toHaveCount(5);
  await expect(stock.nth(0)).toHaveValue('2');
  await expect(dialog.getByLabel('Stock of M')).toHaveValue('9');
  await dialog.getByRole('button', { name: 'Hide L' }).click();
  await expect(dialog.getByText('Hidden', { exact: true })).toBeVisible();
  await dialog.getByLabel('Price of M').fill('40');
  await save(page);
  await expect(dialog.getByText('At least $48.00')).toBeVisible();
  await dialog.getByLabel('Price of M').fill('52');

  await sell(shop, 'Pasted Tee', 'S', 3);
  await dialog.getByLabel('Stock of S').fill('0');
  await save(page);
  await expect(toast(page)).toContainText('Stock has changed meanwhile: only 1 of S left');
  await expect(dialog.getByText('Now 1 in stock')).toBeVisible();
  await dialog.getByLabel('Stock of S').fill('1');
  await save(page);
  await expectSaved(page);
  await expect(card(page, 'Pasted Tee')).toContainText('XS 2 · S 1 · M 9 · 2XL 0');
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);

  await openEdit(page, 'Pasted Tee');
  await dialog.getByRole('button', { name: 'Remove all sizes' }).click();
  await expect(dialog.getByRole('button', { name: 'Add sizes' })).toBeFocused();
  await expect(dialog.getByLabel('Stock Quantity')).toHaveValue('12');
  await dialog.getByLabel('Stock Quantity').fill('7');
  await save(page);
  await expectSaved(page);
  await expect(card(page, 'Pasted Tee')).toContainText(/Stock\s*7/);
  await expect(card(page, 'Pasted Tee')).not.toContainText('Sizes');
});

test('a second option counts every size in each of its values', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await givenProduct(page, { name: 'Colored Tee', ...SIZED });
  const dialog = await openEdit(page, 'Colored Tee');
  await dialog.getByRole('button', { name: 'Add another option (for example Color)' }).click();
  await expect(dialog.getByLabel('Values')).toBeFocused();
  await page.keyboard.type('Black, White');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Stock of S / White').fill('3');
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await save(page);
  await expectSaved(page);
  await expect(card(page, 'Colored Tee')).toContainText('S / Black 4 · S / White 3 · M / Black 5');
  await openEdit(page, 'Colored Tee');
  await dialog.getByRole('button', { name: 'Remove option Color' }).click();
  await expect(dialog.getByLabel('Stock of S', { exact: true })).toHaveValue('7');
});

test('two admins edit the sizes of one product: the conflict names the size', async ({ page, browser, shop, consoleNoise }) => {
  await openAdmin(page, '/admin/products');
  await givenProduct(page, { name: 'Contested Tee', ...SIZED });
  const other = await browser.newPage({ baseURL: shop.origin });
  await openAdmin(other, '/admin/products');
  const dialog = await openEdit(page, 'Contested Tee');
  const theirs = await openEdit(other, 'Contested Tee');
  await theirs.getByLabel('SKU of M').fill('T-M');
  await theirs.getByLabel('Stock of S').fill('5');
  await save(other);
  await expectSaved(other);
  await other.close();
  await dialog.getByLabel('Stock of S').fill('14');
  await save(page);
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this product' });
  await expect(conflict.getByRole('row', { name: 'Size S' })).toContainText('15 pieces');
  await expect(conflict.getByRole('row')).toHaveCount(2);
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByLabel('Stock of S')).toHaveValue('5');
  await expect(dialog.getByLabel('SKU of M')).toHaveValue('T-M');
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});
