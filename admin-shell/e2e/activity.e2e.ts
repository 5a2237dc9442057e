import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, openShop, type Shop, test } from '@shop/browser-testing';
import { ADMIN } from '@shop/browser-testing/backend';
import { openAdmin } from './support/admin-journey';
import { edit, save } from './support/settings-journey';

let shop: Shop;
test.beforeEach(async () => {
  shop = await openShop();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await shop.stop();
});

test('the activity says who changed what from which value, is filtered, and leads to the history of one object', async ({
  page,
}) => {
  await openAdmin(page, `${shop.origin}/admin/settings`);
  const brand = await edit(page, 'Brand');
  await brand.getByLabel('Name').fill('Second Start');
  await save(page, brand);
  const contact = await edit(page, 'Contact and hours');
  await contact.getByLabel('Phone').fill('(410) 555-0188');
  await save(page, contact);

  await page.getByRole('tab', { name: 'Activity', exact: true }).click();
  const entries = page.getByRole('list', { name: 'Activity' }).locator('> li');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText(`${ADMIN.username} changed the phone`);
  await expect(entries.nth(0)).toContainText('(410) 555-0188');
  await expect(entries.nth(1)).toContainText('Lasting Freedom → Second Start');
  await page.getByRole('checkbox', { name: 'Sign-ins' }).click();
  await expect(page).toHaveURL(/\?signIns=shown$/);
  await expect(entries.nth(2)).toContainText(`${ADMIN.username} signed in`);
  await expectAccessible(page, 'the activity');

  await page.getByRole('combobox', { name: 'Kind' }).fill('sign');
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(1);
  await expect(page).toHaveURL(/entity=session/);
  await page.reload();
  await expect(entries).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('2024-01-01');
  await expect(page.getByRole('heading', { name: 'Nothing was done here' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(entries).toHaveCount(3);

  await entries.nth(1).getByRole('link').click();
  await expect(entries).toHaveCount(1);
  await expect(page).toHaveURL(/entity=settings&id=brand/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('activity.csv');
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('"shopName: Lasting Freedom → Second Start"');
  expect(csv).not.toContain('signed in');
});
