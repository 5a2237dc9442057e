import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { card, choose, image, test } from './support/catalog-journey';

test('a category is created with its own slug, edited, used and deleted', async ({ page, consoleNoise }) => {
  await openAdmin(page, '/admin/categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Category' });
  await dialog.getByLabel('Name').fill('  Tote Bags & More!');
  await expect(dialog.getByLabel('Slug')).toHaveValue('tote-bags-more');
  await dialog.getByLabel('Slug').fill('hats');
  await dialog.getByLabel('Upload Image').setInputFiles(image());
  await expect(dialog.getByRole('button', { name: 'Change Image' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(toast(page)).toHaveText(/Error\s*Slug already exists/);
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
  await expect(dialog.getByText('Slug already exists')).toBeVisible();
  await dialog.getByLabel('Slug').fill('totes');
  await dialog.getByLabel('Name').fill('Tote Bags');
  await expect(dialog.getByLabel('Slug')).toHaveValue('totes');
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(toast(page)).toContainText('Category created successfully');
  await expect(card(page, 'Tote Bags')).toContainText('Slug: totes');

  await card(page, 'Tote Bags').getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Category' });
  await edit.getByLabel('Name').fill('Totes and Bags');
  await expect(edit.getByLabel('Slug')).toHaveValue('totes');
  await edit.getByRole('button', { name: 'Remove' }).click();
  await expect(edit.getByRole('button', { name: 'Upload Image' })).toBeVisible();
  await edit.getByRole('button', { name: 'Update Category' }).click();
  await expect(toast(page)).toContainText('Category updated successfully');

  await page.getByRole('tab', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: 'Totes and Bags (0)' }).click();
  await expect(page.getByText('No products in Totes and Bags yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Product' }).click();
  const product = page.getByRole('dialog', { name: 'Create New Product' });
  await product.getByLabel('Name').fill('Canvas Tote');
  await product.getByLabel('Price').fill('20');
  await product.getByLabel('Description').fill('Holds a lot');
  await choose(product, 'Category', 'Totes and Bags');
  await product.getByRole('button', { name: 'Create Product' }).click();
  await expect(card(page, 'Canvas Tote')).toContainText('Totes and Bags');

  await page.getByRole('tab', { name: 'Categories' }).click();
  await card(page, 'Totes and Bags').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete "Totes and Bags"?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Category deleted successfully');
  await page.getByRole('tab', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: 'Uncategorized (1)' }).click();
  await expect(card(page, 'Canvas Tote')).toContainText('Uncategorized');
});

test('a category needs a name and a valid slug', async ({ page }) => {
  await openAdmin(page, '/admin/categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Category' });
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Slug is required')).toBeVisible();
  await dialog.getByLabel('Slug').fill('No Good');
  await expect(dialog.getByText('Slug may only contain lowercase letters, numbers and hyphens')).toBeVisible();
});

test('a field that is focused while the form opens keeps the focus', async ({ page }) => {
  await openAdmin(page, '/admin/categories');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const slug = document.getElementById('category_slug');
      slug?.focus();
      if (slug) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Category' });
  // Waits for the end of the transition.
  await dialog.getByLabel('Slug').click({ trial: true });
  await page.keyboard.type('tees');
  await expect(dialog.getByLabel('Slug')).toHaveValue('tees');
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('a category gets a size guide, which the shop can read', async ({ page }) => {
  await openAdmin(page, '/admin/categories');
  await page.getByRole('button', { name: 'Edit Shorts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Category' });
  // The dialog focuses its first field once it is open.
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add a size guide' }).press('Enter');
  await expect(dialog.getByLabel('Heading of column 1')).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove column 3' }).click();
  for (const [row, chest] of ['38', '40', '42'].entries()) await dialog.getByLabel(`Chest of row ${row + 1}`).fill(chest);
  await dialog.getByLabel('Size of row 4').fill('');
  await dialog.getByLabel('Note below the size guide').fill('Runs small');
  await dialog.getByLabel('Heading of column 2').fill('');
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(dialog.getByText('Every column needs a heading')).toBeVisible();
  await dialog.getByLabel('Heading of column 2').fill('Chest');
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(toast(page)).toContainText('Category updated successfully');
  const categories = (await (await page.request.get('/api/categories')).json()) as { name: string; sizeGuide: object | null }[];
  expect(categories.find(({ name }) => name === 'Shorts')?.sizeGuide).toEqual({
    columns: ['Size', 'Chest'],
    rows: [
      ['S', '38'],
      ['M', '40'],
      ['L', '42'],
    ],
    note: 'Runs small',
  });
  await page.getByRole('button', { name: 'Edit Shorts' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove size guide' }).click();
  await expect(dialog.getByRole('button', { name: 'Add a size guide' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(toast(page)).toContainText('Category updated successfully');
});

test('categories are arranged without dragging, and the shop follows', async ({ page, shop }) => {
  await openAdmin(page, '/admin/categories');
  const names = (): Promise<string[]> => page.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const before = await names();
  const [first, second, third, ...others] = before as [string, string, string, ...string[]];
  await expect(card(page, first)).toContainText(`1 of ${before.length}`);
  await page.getByRole('button', { name: `Move later: ${first}` }).click();
  await expect.poll(names).toEqual([second, first, third, ...others]);
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([second, third, first, ...others]);
  await page.getByRole('button', { name: `Move to the start: ${third}` }).click();
  await expect.poll(names).toEqual([third, second, first, ...others]);
  await expect(toast(page)).toContainText('Category order updated successfully');
  expect(await seriousViolations(page)).toEqual([]);

  await page.getByLabel('Search categories').fill(first);
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await page.goto(shop.origin);
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect
    .poll(async () => (await links.allTextContents()).slice(0, before.length))
    .toEqual([third, second, first, ...others]);
});
