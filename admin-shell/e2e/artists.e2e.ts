import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { card, image, test } from './support/catalog-journey';

test('an artist is created, shown in the shop, hidden and deleted', async ({ page, context }) => {
  await openAdmin(page, '/admin/artists');
  await page.getByRole('button', { name: 'Add Artist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Artist' });
  await dialog.getByRole('button', { name: 'Create Artist' }).click();
  for (const text of ['Name is required', 'Location is required', 'Story is required'])
    await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByLabel('Name').fill('Noor Haddad');
  await dialog.getByLabel('Location').fill('Fresno, California');
  await dialog.getByLabel('Story').fill('Noor draws rivers.');
  await dialog.getByLabel('Upload Artist Image').setInputFiles(image());
  await expect(dialog.getByRole('button', { name: 'Change Image' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Artist' }).click();
  await expect(toast(page)).toContainText('Artist created successfully');
  await expect(card(page, 'Noor Haddad')).toContainText('Fresno, California');

  const shopper = await context.newPage();
  await shopper.goto('/artists');
  await expect(shopper.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();

  await card(page, 'Noor Haddad').getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Artist' });
  await edit.getByRole('switch', { name: 'Shown in the shop' }).click();
  await edit.getByRole('button', { name: 'Update Artist' }).click();
  await expect(toast(page)).toContainText('Artist updated successfully');
  await expect(card(page, 'Noor Haddad')).toContainText('Hidden in the shop');
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shopper.getByRole('heading', { name: 'Noor Haddad' })).toHaveCount(0);

  await card(page, 'Noor Haddad').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Artist deleted successfully');
  await expect(card(page, 'Noor Haddad')).toHaveCount(0);
});
