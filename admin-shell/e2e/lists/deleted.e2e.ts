import type { Page } from '@playwright/test';
import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { card, image, test } from '../support/catalog-journey';

async function deleteCard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('deleted successfully');
  await expect(card(page, name)).toBeHidden();
}

/** The name on the first card; cards that are still loading have none. */
const firstName = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 3 }).filter({ hasText: /\S/ }).first().textContent()) ?? '';

/** Opens the list of deleted items and restores one. */
async function restoreFromList(page: Page, list: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: list });
  await dialog.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(toast(page)).toContainText('restored successfully');
  // Another journey may have left a deleted item.
  await expect(dialog.getByText(name, { exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
}

test('a deleted product is back after one click on Undo, and later from the list of deleted products', async ({ page }) => {
  await openAdmin(page, '/admin/products?view=cards');
  const name = await firstName(page);
  await deleteCard(page, name);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Product restored successfully');
  await expect(card(page, name)).toBeVisible();

  await deleteCard(page, name);
  await page.reload();
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deleted products' });
  await expect(dialog.getByText(name)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByLabel('Search deleted products').fill('no such words');
  await expect(dialog.getByText('Nothing here.')).toBeVisible();
  await dialog.getByLabel('Search deleted products').fill(name);
  await dialog.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(toast(page)).toContainText('Product restored successfully');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(card(page, name)).toBeVisible();
});

test('a deleted category is back with its products, a deleted artist too', async ({ page }) => {
  await openAdmin(page, '/admin/categories');
  await expect(card(page, 'Hoodies')).toBeVisible();
  const before = await card(page, 'Hoodies').textContent();
  await deleteCard(page, 'Hoodies');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Category restored successfully');
  await expect(card(page, 'Hoodies')).toHaveText(before ?? '');

  await page.getByRole('tab', { name: 'Artists' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Artists' })).toBeVisible();
  const artist = await firstName(page);
  await deleteCard(page, artist);
  await restoreFromList(page, 'Deleted artists', artist);
  await expect(card(page, artist)).toBeVisible();
});

test('a deleted portfolio item is restored, and another one removed for good', async ({ page }) => {
  await openAdmin(page, '/admin/portfolio');
  const tiles = page.getByRole('list', { name: 'Portfolio media' }).locator('> li');
  await expect(page.getByText(/^Portfolio Media/)).toBeVisible();
  await page.getByLabel('Description (optional)').fill('For a moment');
  await page.getByLabel('Upload Images').setInputFiles(image());
  const tile = tiles.filter({ hasText: 'For a moment' });
  const deleteTile = async (): Promise<void> => {
    await tile.hover();
    await tile.getByRole('button', { name: 'Delete media' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(tile).toBeHidden();
  };
  await deleteTile();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Portfolio image restored successfully');
  await deleteTile();
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deleted portfolio media' });
  await dialog.getByRole('button', { name: 'Remove For a moment for good' }).click();
  await page.getByRole('dialog', { name: 'Remove for good' }).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page)).toContainText('Portfolio image removed for good');
  await expect(dialog.getByText('Nothing here.')).toBeVisible();
});
