import type { Locator, Page } from '@playwright/test';
import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin, titleOverlapsCloseButton, toast, withoutLiveUpdates } from './support/admin-journey';
import { card, test } from './support/catalog-journey';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Records that two admins may edit at once. Both change the field `both`, to different values; this one also the field `mine`. */
const RECORDS = [
  {
    thing: 'product',
    tab: 'Products',
    path: '/api/admin/products',
    body: { name: 'Contested Thing', description: 'As it was', price: 48.5, stockQuantity: 10 },
    both: { label: 'Price', typed: '70', mine: '$70.00', theirs: '$60.00', saved: '60.00' },
    mine: { label: 'Description', typed: 'My words' },
  },
  {
    thing: 'category',
    tab: 'Categories',
    path: '/api/admin/categories',
    body: { name: 'Contested Thing', slug: 'contested-thing' },
    both: { label: 'Slug', typed: 'my-slug', mine: 'my-slug', theirs: 'their-slug', saved: 'their-slug' },
    mine: { label: 'Name', typed: 'My Thing' },
  },
  {
    thing: 'artist',
    tab: 'Artists',
    path: '/api/admin/artists',
    body: { name: 'Contested Thing', location: 'Fresno', story: 'As it was' },
    both: { label: 'Location', typed: 'Salinas', mine: 'Salinas', theirs: 'Oakland', saved: 'Oakland' },
    mine: { label: 'Story', typed: 'My words' },
  },
];

async function createRecord(page: Page, path: string, body: object): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const [category] = (await (await page.request.get('/api/categories')).json()) as { id: string }[];
  const data = path.endsWith('products') ? { ...body, categoryId: category?.id } : body;
  const response = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  expect(response.status()).toBe(201);
}

async function edit(page: Page, thing: string): Promise<Locator> {
  await card(page, 'Contested Thing').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${thing}`, exact: true });
  await expect(dialog.getByLabel('Name')).toHaveValue('Contested Thing');
  return dialog;
}

const update = (dialog: Locator) => dialog.getByRole('button', { name: /^Update / }).click();

for (const { thing, tab, path, body, both, mine } of RECORDS) {
  test(`two admins edit one ${thing}: what both changed is shown, all else is merged`, async ({
    page,
    browser,
    shop,
    consoleNoise,
  }) => {
    const title = thing.charAt(0).toUpperCase() + thing.slice(1);
    await openAdmin(page, '/admin');
    await createRecord(page, path, body);
    await page.goto(`/admin/${tab.toLowerCase()}`);
    const other = await browser.newPage({ baseURL: shop.origin });
    await withoutLiveUpdates(other);
    await openAdmin(other, `/admin/${tab.toLowerCase()}`);

    const myDialog = await edit(page, title);
    const theirDialog = await edit(other, title);
    await theirDialog.getByLabel(both.label).fill(both.saved);
    await update(theirDialog);
    await expect(toast(other)).toContainText(`${title} updated successfully`);
    await myDialog.getByLabel(mine.label).fill(mine.typed);
    await myDialog.getByLabel(both.label).fill(both.typed);
    await update(myDialog);
    const conflict = page.getByRole('dialog', { name: `Someone else has changed this ${thing}` });
    const contested = conflict.getByRole('row', { name: both.label });
    await expect(contested.getByRole('cell')).toHaveText([both.mine, both.theirs]);
    await expect(conflict.getByRole('row')).toHaveCount(2);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
      expect(await titleOverlapsCloseButton(page)).toBe(false);
    }
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await expect(myDialog.getByLabel(both.label)).toHaveValue(both.saved);
    await expect(myDialog.getByLabel(mine.label)).toHaveValue(mine.typed);
    await update(myDialog);
    await expect(toast(page)).toContainText(`${title} updated successfully`);

    // The other admin's list still shows the previous version; this time "Keep mine" wins.
    await other.getByRole('button', { name: /^Edit Contested Thing$/ }).click();
    const outdated = other.getByRole('dialog', { name: `Edit ${title}`, exact: true });
    await outdated.getByLabel(mine.label).fill('Other words');
    await outdated.getByLabel('Name').fill('Their Thing');
    await update(outdated);
    await other.getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(other)).toContainText(`${title} updated successfully`);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expect(card(other, 'Their Thing')).toBeVisible();
    await other.close();
    expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
  });
}

test('a price and a stock of two admins come together without a question, and every piece is counted once', async ({
  page,
  browser,
  shop,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin');
  const body = { name: 'Counted Thing', description: 'As it was', price: 48.5, stockQuantity: 10 };
  await createRecord(page, '/api/admin/products', body);
  await page.goto('/admin/products');
  const other = await browser.newPage({ baseURL: shop.origin });
  await withoutLiveUpdates(other);
  await openAdmin(other, '/admin/products');
  const open = async (tab: Page): Promise<Locator> => {
    await tab.getByRole('button', { name: 'Edit Counted Thing', exact: true }).click();
    const dialog = tab.getByRole('dialog', { name: 'Edit Product', exact: true });
    await expect(dialog.getByLabel('Name')).toHaveValue('Counted Thing');
    return dialog;
  };
  const mine = await open(page);
  const theirs = await open(other);
  await theirs.getByLabel('Price').fill('60');
  await update(theirs);
  await expect(toast(other)).toContainText('Product updated successfully');
  await mine.getByLabel('Stock Quantity').fill('15');
  await update(mine);
  await expect(toast(page)).toContainText('Product updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const merged = await open(page);
  await expect(merged.getByLabel('Stock Quantity')).toHaveValue('15');
  await expect(merged.getByLabel('Price')).toHaveValue('60.00');

  // The other list still shows 10 pieces: two more of them are two more of 15.
  const counted = await open(other);
  await counted.getByLabel('Stock Quantity').fill('12');
  await update(counted);
  const conflict = other.getByRole('dialog', { name: 'Someone else has changed this product' });
  await expect(conflict.getByRole('row', { name: 'Stock' }).getByRole('cell')).toHaveText(['17', '15']);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect((await open(other)).getByLabel('Stock Quantity')).toHaveValue('17');
  await other.close();
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});
