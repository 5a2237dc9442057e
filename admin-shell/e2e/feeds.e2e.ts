import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { test } from './support/catalog-journey';

test('staff copy the addresses of the feeds and mend what Google would refuse', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, '/admin/products');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const [category] = (await (await page.request.get('/api/categories')).json()) as { id: string }[];
  const data = { name: 'Plain Tee', description: 'Soft.', price: 20, stockQuantity: 3, categoryId: category?.id };
  const created = await page.request.post('/api/admin/products', { headers: { authorization: `Bearer ${token}` }, data });
  expect(created.status()).toBe(201);

  await page.getByRole('button', { name: 'Product feeds' }).click();
  await expect(page).toHaveURL('/admin/products/feeds');
  await page.getByRole('button', { name: 'Copy the address for Google Merchant Center' }).click();
  await expect(toast(page)).toContainText('Address copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${shop.origin}/feeds/google.xml`);
  for (const [reader, path] of [
    ['Meta Commerce Manager', '/feeds/meta.csv'],
    ['TikTok Catalog Manager', '/feeds/tiktok.csv'],
  ] as const) {
    await expect(page.getByRole('textbox', { name: `Address for ${reader}` })).toHaveValue(`${shop.origin}${path}`);
    expect((await page.request.get(path)).status()).toBe(200);
  }

  const row = page.getByRole('listitem').filter({ hasText: 'Plain Tee' });
  await expect(row).toContainText('Image is missing, size is missing, color is missing');
  expect(await seriousViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Edit Plain Tee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByLabel('Color (Optional)').fill('Sand');
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(row).toContainText('Image is missing, size is missing');
  await expect(row).not.toContainText('color');

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Product feeds' }).click();
  const settings = page.getByRole('dialog', { name: 'Product feeds' });
  const gender = settings.getByRole('combobox', { name: 'Gender' });
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await gender.press(key);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Settings saved successfully');
  await expect
    .poll(async () => (await page.request.get(address)).text())
    .toContain('<g:gender>female</g:gender><g:age_group>adult</g:age_group>');
});
