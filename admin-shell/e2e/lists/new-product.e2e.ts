import type { FileChooser, Locator, Page } from '@playwright/test';
import { expect } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { card, choose, clip, image, test } from '../support/catalog-journey';
import { countClicks } from '../support/count-clicks';

/** Clicks the button and resolves with the file dialog that it opens. */
async function openFiles(page: Page, button: Locator): Promise<FileChooser> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  return chooser;
}

test('a product with 4 images, its main image and a video is created in at most 6 clicks', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeVisible();
  const clicks = await countClicks(page);

  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Product' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Few Clicks Tee');
  await page.keyboard.press('Tab');
  await page.keyboard.type('31.50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Typed without the mouse');
  await choose(dialog, 'Category', 'Hoodies');
  await dialog.getByLabel('Stock Quantity').fill('4');

  const images = await openFiles(page, dialog.getByRole('button', { name: 'Upload Image' }));
  expect(images.isMultiple()).toBe(true);
  await images.setFiles([1, 2, 3, 4].map((number) => image(`${number}.png`)));
  // One file at a time, as the specification says; the others follow.
  await dialog.getByRole('button', { name: 'Upload the other 3' }).click();
  const gallery = dialog.getByRole('list', { name: 'Product Images' }).getByRole('listitem');
  await expect(gallery).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Set as Main: image 3' }).click();
  await expect(gallery.nth(2)).toContainText('Main Image');

  const video = await openFiles(page, dialog.getByRole('button', { name: 'Upload Video' }));
  await video.setFiles(clip);
  await expect(dialog.getByRole('button', { name: 'Replace Video' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(toast(page)).toContainText('Product created successfully');
  expect(await clicks()).toBeLessThanOrEqual(6);
  await expect(card(page, 'Few Clicks Tee')).toContainText('$31.50');
});
