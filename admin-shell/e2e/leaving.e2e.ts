import { expect, test } from '@shop/browser-testing';
import { fillLogin, openAdmin, toast } from './support/admin-journey';

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
  await expect(page.getByText('Welcome back! Manage your store from here.')).toBeVisible();
  await fillLogin(page);
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeHidden();
  await expect(dialog.getByLabel('Story')).toHaveValue('Paints at night');
  await dialog.getByRole('button', { name: 'Create Artist' }).click();
  await expect(toast(page)).toContainText('Artist created successfully');
  expect(consoleNoise.splice(0).every((line) => line.includes('401'))).toBe(true);
});
