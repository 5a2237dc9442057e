import { expect, openShop, seriousViolations, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { card } from '../support/catalog-journey';

/** Of its own, because a sold out product more would change the counts of other journeys. */
let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.stop());

interface Saved {
  id: string;
  name: string;
  price: string;
  description: string;
  categoryId: string | null;
  imageUrl: string | null;
  stockQuantity: number;
  optionNames: string[];
}

test('a product is duplicated from its line and from its dialog; nothing is stored before Create Product', async ({ page }) => {
  const read = async (): Promise<Saved[]> => (await (await page.request.get(`${shop.origin}/api/products`)).json()) as Saved[];
  await openAdmin(page, `${shop.origin}/admin/products?view=list`);
  const before = await read();
  const original = before.find(({ stockQuantity, optionNames }) => stockQuantity > 0 && optionNames.length > 0)!;
  await page.getByLabel('Search by name or artist').fill(original.name);
  await page.getByRole('button', { name: `Duplicate ${original.name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Product' });
  await expect(dialog.getByLabel('Name')).toHaveValue(`${original.name} copy`);
  await expect(dialog.getByLabel('Description')).toHaveValue(original.description);
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  // Nothing is typed yet, so that closing does not ask.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await read()).toHaveLength(before.length);

  await page.getByRole('button', { name: original.name, exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  await edit.getByRole('button', { name: 'Duplicate' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(`${original.name} copy`);
  await dialog.getByLabel('Name').fill('Second Edition');
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(toast(page)).toContainText('Product created successfully');
  const copy = (await read()).find(({ name }) => name === 'Second Edition')!;
  const { id: _, name: __, ...same } = original;
  expect(copy).toMatchObject({
    price: same.price,
    categoryId: same.categoryId,
    imageUrl: same.imageUrl,
    optionNames: same.optionNames,
    stockQuantity: 0,
  });

  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${shop.origin}/admin/products?view=cards`);
  await expect(card(page, 'Second Edition')).toContainText('Out of Stock');
});
