import type { FileChooser, Locator, Page } from '@playwright/test';
import { expect, seriousViolations, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { card, choose, clip, image } from './support/catalog-journey';
import { countClicks } from './support/count-clicks';

test.use({ sharedShop: 'demo with worker' });

const imagesOf = (dialog: Locator): Locator => dialog.getByRole('list', { name: 'Product Images' }).getByRole('listitem');

/** Clicks the button and resolves with the file dialog that it opens. */
async function openFiles(page: Page, button: Locator): Promise<FileChooser> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  return chooser;
}

/** A product with four images, the third of which is the main one, and a video; with the mouse in at most six clicks. */
async function createProduct(page: Page, name: string): Promise<void> {
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Product' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('48.50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Warm and heavy');
  await choose(dialog, 'Category', 'Hoodies');
  await dialog.getByLabel('Stock Quantity').fill('10');
  const images = await openFiles(page, dialog.getByRole('button', { name: 'Upload Image' }));
  expect(images.isMultiple()).toBe(true);
  await images.setFiles([1, 2, 3, 4].map((number) => image(`${number}.png`)));
  // One file at a time, as the specification says; the others follow.
  await dialog.getByRole('button', { name: 'Upload the other 3' }).click();
  await expect(imagesOf(dialog)).toHaveCount(4);
  await expect(toast(page)).toContainText('Image uploaded successfully. 4 image(s) total.');
  await dialog.getByRole('button', { name: 'Set as Main: image 3' }).click();
  await expect(imagesOf(dialog).nth(2)).toContainText('Main Image');
  const video = await openFiles(page, dialog.getByRole('button', { name: 'Upload Video' }));
  await video.setFiles(clip);
  await expect(toast(page)).toContainText('Video uploaded successfully!');
  await expect(dialog.getByRole('button', { name: 'Replace Video' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(toast(page)).toHaveText(/Success\s*Product created successfully/);
  expect(await clicks()).toBeLessThanOrEqual(6);
}

test('a product with images and a video is created, shown in the shop, edited, shared, deleted and restored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, '/admin/products');
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeVisible();
  await createProduct(page, 'Journey Hoodie');
  const made = card(page, 'Journey Hoodie');
  await expect(made).toContainText('$48.50');
  await expect(made).toContainText('Hoodies');

  await page.getByRole('button', { name: 'Edit Journey Hoodie', exact: true }).click();
  // The form has an address, which the server knows too.
  await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/);
  await page.reload();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  const images = imagesOf(edit);
  await expect(images).toHaveCount(4);
  // The main image is marked, not moved.
  await expect(images.nth(2)).toContainText('Main Image');
  await edit.getByRole('button', { name: 'Move later: image 3' }).click();
  await expect(images.nth(3)).toContainText('Main Image');
  const mainUrl = ((await images.nth(3).locator('img').getAttribute('src')) ?? '').split('?')[0];
  await edit.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(images.nth(2)).toContainText('Main Image');
  await edit.getByLabel('What image 1 shows').fill('A sun on the chest');
  await edit.getByLabel('Best Seller').check();
  await edit.getByRole('button', { name: 'Create TikTok Link' }).click();
  await expect(toast(page)).toHaveText(/TikTok Link Generated!\s*URL copied to clipboard/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await edit.getByLabel('TikTok link').inputValue()).toBe(link);
  await edit.getByRole('button', { name: 'Add sizes' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await edit.getByLabel('Stock of S').fill('4');
  await edit.getByLabel('Stock of L', { exact: true }).fill('6');
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await edit.getByRole('button', { name: 'Update Product' }).click();
  await expect(toast(page)).toContainText('Product updated successfully');
  await expect(made).toContainText('S 4 · M 0 · L 6 · XL 0');
  await expect(made).toContainText('Best Seller');

  const shopper = await context.newPage();
  await shopper.goto(link);
  await expect(shopper).toHaveURL(/\/products\/[\w-]+$/);
  await expect(shopper.getByRole('heading', { level: 1, name: 'Journey Hoodie' })).toBeVisible();
  // In the order of staff: the main image stands for the product elsewhere.
  await expect(shopper.getByRole('img', { name: 'A sun on the chest, picture 1 of 4' })).toBeVisible();
  const main = shopper.getByRole('button', { name: 'Image 3', exact: true }).locator('img');
  await expect(main).toHaveAttribute('src', new RegExp(`^${mainUrl}`));
  await expect(shopper.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`${mainUrl}`));
  await shopper.getByRole('button', { name: 'Video', exact: true }).click();
  const video = shopper.getByLabel('Video of Journey Hoodie');
  await expect(video).toHaveAttribute('poster', /^\/api\/images\/[\w-]+\?w=640$/);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);

  await made.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Product deleted successfully');
  expect((await shopper.goto(shopper.url()))?.status()).toBe(404);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(made).toBeVisible();
});
