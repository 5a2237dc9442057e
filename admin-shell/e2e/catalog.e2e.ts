import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, showSection, toast } from './support/admin-journey';
import { card, choose, image, test } from './support/catalog-journey';

test('a category is created with an image, moved, used and deleted, and the shop follows', async ({ page, shop, context }) => {
  await openAdmin(page, '/admin/categories/new');
  const dialog = page.getByRole('dialog', { name: 'Create New Category' });
  await dialog.getByLabel('Name').fill('Tote Bags');
  await dialog.getByLabel('Upload Image').setInputFiles(image());
  await expect(dialog.getByRole('button', { name: 'Change Image' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(toast(page)).toContainText('Category created successfully');
  const totes = card(page, 'Tote Bags');
  await expect(totes).toContainText('Slug: tote-bags');
  await page.getByRole('button', { name: 'Move to the start: Tote Bags' }).click();
  await expect(toast(page)).toContainText('Category order updated successfully');
  const shopper = await context.newPage();
  await shopper.goto(shop.origin);
  await expect(shopper.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toHaveText('Tote Bags');

  await showSection(page, 'products/new');
  const product = page.getByRole('dialog', { name: 'Create New Product' });
  await product.getByLabel('Name').fill('Canvas Tote');
  await product.getByLabel('Price').fill('20');
  await product.getByLabel('Description').fill('Holds a lot');
  await choose(product, 'Category', 'Tote Bags');
  await product.getByRole('button', { name: 'Create Product' }).click();
  await expect(card(page, 'Canvas Tote')).toContainText('Tote Bags');
  await page.getByRole('tab', { name: 'Categories' }).click();
  await totes.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Category deleted successfully');
  await page.getByRole('tab', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: /^Uncategorized/ }).click();
  await expect(card(page, 'Canvas Tote')).toContainText('Uncategorized');
});
