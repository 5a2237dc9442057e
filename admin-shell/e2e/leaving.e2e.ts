import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { fillLogin, openAdmin, toast } from './support/admin-journey';
import { image } from './support/catalog-journey';

let empty: Shop;
test.beforeAll(async () => {
  empty = await openShop({ kind: 'empty', worker: true });
});
test.afterAll(() => empty.stop());

test('leaving the portfolio during an upload asks first, and the upload goes on', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/objects/uploads/**', async (route) => {
    await released;
    await route.continue();
  });
  await openAdmin(page, `${empty.origin}/admin/portfolio`);
  await page.getByLabel('Upload Images').setInputFiles([image('one.png')]);
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText('Stop the uploads?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep uploading' }).click();
  release();
  await expect(toast(page)).toContainText('Portfolio media added successfully');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('closing the window asks first while an order of categories is being saved', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/categories/order', async (route) => {
    await released;
    await route.continue();
  });
  await openAdmin(page, '/admin/categories');
  await page
    .getByRole('button', { name: /^Move later/ })
    .first()
    .click();
  const asks = (): Promise<boolean> => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(asks).toBe(true);
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  release();
  await expect(toast(page)).toContainText('order updated successfully');
  await expect.poll(asks).toBe(false);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Move later/ }).first()).toBeVisible();
});

test('a sign-in that ends keeps the typed form, and the same admin goes on after signing in again', async ({
  page,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin/artists');
  await page.getByRole('button', { name: 'Add Artist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Artist' });
  await dialog.getByLabel('Name').fill('Ines Duarte');
  await dialog.getByLabel('Location').fill('Porto');
  await dialog.getByLabel('Story').fill('Paints at night');
  await page.route('**/api/admin/artists', (route) => route.fulfill({ status: 401, json: { message: 'Please sign in' } }), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Create Artist' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await fillLogin(page);
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeHidden();
  await expect(dialog.getByLabel('Story')).toHaveValue('Paints at night');
  await dialog.getByRole('button', { name: 'Create Artist' }).click();
  await expect(toast(page)).toContainText('Artist created successfully');
  expect(consoleNoise.splice(0).every((line) => line.includes('401'))).toBe(true);
});
