import type { Locator, Page } from '@playwright/test';
import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { card, choose, clip, image, test } from './support/catalog-journey';

const creating = (page: Page): Locator => page.getByRole('dialog', { name: 'Create New Product' });
const editing = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit Product' });

async function fillNew(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price').fill('48.50');
  await dialog.getByLabel('Description').fill('Warm and\nheavy');
  await choose(dialog, 'Category', 'Hoodies');
  await dialog.getByLabel('Stock Quantity').fill('10');
}

async function openEdit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await expect(editing(page).getByLabel('Name')).toHaveValue(name);
  return editing(page);
}

test('a product with three images and a video is created, shown in the shop, edited, shared and deleted', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = creating(page);
  await fillNew(dialog, 'Journey Hoodie');
  await dialog.getByLabel('Best Seller').check();
  for (const count of [1, 2, 3]) {
    await dialog.getByLabel('Upload Image').setInputFiles(image(`${count}.png`));
    await expect(toast(page)).toContainText(`Image uploaded successfully. ${count} image(s) total.`);
  }
  const newImages = dialog.getByRole('list', { name: 'Product Images' }).getByRole('listitem');
  await expect(newImages.nth(0)).toContainText('Main Image');
  await dialog.getByRole('button', { name: 'Set as Main: image 2' }).click();
  await expect(newImages.nth(1)).toContainText('Main Image');
  await dialog.getByRole('button', { name: 'Move earlier: image 2' }).click();
  await expect(newImages.nth(0)).toContainText('Main Image');
  await dialog.getByRole('button', { name: 'Move later: image 1' }).click();
  await expect(newImages.nth(1)).toContainText('Main Image');
  const mainUrl = ((await newImages.nth(1).locator('img').getAttribute('src')) ?? '').split('?')[0];
  await dialog.getByLabel('Upload Video').setInputFiles(clip);
  await expect(toast(page)).toContainText('Video uploaded successfully!');
  await expect(dialog.getByRole('button', { name: 'Replace Video' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(toast(page)).toHaveText(/Success\s*Product created successfully/);
  const made = card(page, 'Journey Hoodie');
  await expect(made).toContainText('$48.50');
  await expect(made).toContainText('Best Seller');
  await expect(made).toContainText('Hoodies');

  const shopper = await context.newPage();
  await shopper.goto('/products?search=Journey');
  await shopper
    .getByRole('link', { name: /Journey Hoodie/ })
    .first()
    .click();
  const video = shopper.getByLabel('Video of Journey Hoodie');
  await expect(video).toHaveAttribute('poster', /^\/api\/images\/[\w-]+\?w=640$/);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);

  // What shoppers see first is the main image.
  const shown = shopper.getByRole('img', { name: /^Journey Hoodie/ }).first();
  await expect(shown).toHaveAttribute('src', new RegExp(`^${mainUrl}`));

  const edit = await openEdit(page, 'Journey Hoodie');
  await edit.getByRole('button', { name: 'Create TikTok Link' }).click();
  await expect(toast(page)).toHaveText(/TikTok Link Generated!\s*URL copied to clipboard/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await edit.getByLabel('TikTok link').inputValue()).toBe(link);
  const images = edit.getByRole('list', { name: 'Product Images' }).getByRole('listitem');
  await expect(images).toHaveCount(3);
  await expect(images.nth(0)).toContainText('Main Image');
  await edit.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(images.nth(0)).toContainText('Main Image');
  await edit.getByLabel('Name').fill('Journey Hoodie II');
  await edit.getByRole('button', { name: 'Remove Video' }).click();
  await edit.getByRole('button', { name: 'Update Product' }).click();
  await expect(toast(page)).toContainText('Product updated successfully');

  await shopper.goto(link);
  await expect(shopper).toHaveURL(/\/products\/[\w-]+$/);
  await expect(shopper.getByRole('heading', { level: 1, name: 'Journey Hoodie II' })).toBeVisible();
  await expect(shopper.getByText('$48.50').first()).toBeVisible();

  await card(page, 'Journey Hoodie II').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete "Journey Hoodie II"?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Product deleted successfully');
  await expect(card(page, 'Journey Hoodie II')).toHaveCount(0);
  const response = await shopper.goto(shopper.url());
  expect(response?.status()).toBe(404);
});

test('a TikTok import needs a link, shows errors, and fills the form with what it found', async ({ page, consoleNoise }) => {
  let answer = { status: 409, json: { message: 'This TikTok product is already imported' } as object };
  await page.route('**/api/admin/import/tiktok', (route) => route.fulfill(answer));
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await page.getByRole('button', { name: 'Import from TikTok' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Product from TikTok' });
  await expect(dialog.getByRole('button', { name: 'Import Product' })).toBeDisabled();
  await dialog.getByLabel('TikTok product URL').fill('  ');
  await dialog.getByLabel('TikTok product URL').press('Enter');
  await expect(toast(page)).toHaveText(/URL required\s*Please enter a TikTok product URL/);
  await dialog.getByLabel('TikTok product URL').fill('https://www.tiktok.com/view/product/1');
  const submit = dialog.getByRole('button', { name: 'Import Product' });
  await submit.click();
  await expect(toast(page)).toHaveText(/Product already exists\s*This TikTok product has already been imported to your store/);
  answer = { status: 422, json: { message: 'TikTok asked for a security check', code: 'TIKTOK_BLOCKED' } };
  await submit.click();
  await expect(toast(page)).toHaveText(/Import failed\s*TikTok asked for a security check/);
  await expect(dialog.getByLabel('Page source')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  const found = { name: 'Found Hat', description: 'From the page', price: '21.00' };
  answer = { status: 422, json: { message: 'The page shows no price', found } };
  await submit.click();
  await dialog.getByRole('button', { name: 'Fill the form with what was found' }).click();
  await expect(dialog).toBeHidden();
  await expect(creating(page).getByLabel('Name')).toHaveValue('Found Hat');
  await expect(creating(page).getByLabel('Price')).toHaveValue('21.00');
  expect(consoleNoise.splice(0).every((line) => /409|422/.test(line))).toBe(true);
});
