import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, withoutLiveUpdates } from '../support/admin-journey';
import { choose, test } from '../support/catalog-journey';

test('categories that are on their way, or failed to arrive, are not called missing', async ({ page, consoleNoise }) => {
  const lists = '**/api/admin/categories';
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(lists, async (route) => {
    await arrival;
    await route.fulfill({ status: 500, json: { message: 'Broken' } });
  });
  await openAdmin(page, '/admin/products');
  await page
    .getByRole('button', { name: /^Edit .*Hoodie/ })
    .first()
    .click();
  const category = page.getByRole('combobox', { name: 'Category' });
  const shown = page.getByRole('dialog', { name: 'Edit Product' }).locator('.ant-select').filter({ has: category });
  await expect(shown).toContainText('Loading...');
  arrive();
  await expect(shown).toContainText('Failed to fetch categories', { timeout: 20_000 });
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await page.unroute(lists);
  await category.click();
  await expect(shown).toContainText('Hoodies');
  expect(consoleNoise.splice(0).every((line) => line.includes('500'))).toBe(true);
});

test('an edit conflict names a newer artist and category as soon as they arrive, and never calls them missing', async ({
  page,
  consoleNoise,
}) => {
  await withoutLiveUpdates(page);
  await openAdmin(page, '/admin');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const options = { headers: { authorization: `Bearer ${token}` } };
  const create = async (list: string, data: object): Promise<{ id: string }> => {
    const response = await page.request.post(`/api/admin/${list}`, { ...options, data });
    expect(response.status()).toBe(201);
    return (await response.json()) as { id: string };
  };
  const [plain] = (await (await page.request.get('/api/categories')).json()) as { id: string }[];
  const body = { name: 'Contested Beanie', description: 'As it was', price: 18, categoryId: plain?.id };
  const [first] = (await (await page.request.get('/api/artists')).json()) as { id: string }[];
  const { id } = await create('products', { ...body, artistId: first?.id });
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Edit Contested Beanie', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await choose(dialog, 'Category', 'Hoodies');
  await choose(dialog, 'Artist', 'No artist');
  const categoryId = (await create('categories', { name: 'Newest Category', slug: 'newest' })).id;
  const artistId = (await create('artists', { name: 'Newest Artist', location: 'Fresno', story: 'Paints.' })).id;
  const saved = await page.request.put(`/api/admin/products/${id}`, { ...options, data: { ...body, categoryId, artistId } });
  expect(saved.status()).toBe(200);

  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/api\/admin\/(categories|artists)$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this product' });
  const cells = (label: string) => conflict.getByRole('row', { name: label }).getByRole('cell');
  await expect(cells('Artist')).toHaveText(['No artist', 'Loading...']);
  await expect(cells('Category')).toHaveText(['Hoodies', 'Loading...']);
  arrive();
  await expect(cells('Artist')).toHaveText(['No artist', 'Newest Artist']);
  await expect(cells('Category')).toHaveText(['Hoodies', 'Newest Category']);
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});
