import { expect, seriousViolations, sql, test } from '@shop/browser-testing';
import { createSizedProduct } from '../support/sized-products';

// A shop without any size guide.
test.use({ sharedShop: 'empty' });

test('the size guide of a category converts to centimeters, and has a page and a link only with a table', async ({
  page,
  shop,
}) => {
  const guide = {
    columns: ['Size', 'Chest', 'Length'],
    rows: [
      ['M', '38-40', '28'],
      ['L', '42', '29½'],
    ],
    note: 'Lay it flat.',
  };
  const product = await createSizedProduct(shop, 'Measured Hoodie', { M: 3, L: 4 });
  const statusOfPage = async (): Promise<number> => (await page.request.get('/pages/size-guide')).status();
  expect(await statusOfPage()).toBe(404);
  await sql(
    shop.databaseUrl,
    `with category as (insert into categories (name, slug, size_guide) values ('Measured', 'measured', $2) returning id)
    update products set category_id = category.id from category where products.id = $1`,
    [product.id, JSON.stringify(guide)],
  );
  await expect.poll(statusOfPage).toBe(200);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`/products/${product.id}`);
  await page.getByRole('link', { name: 'Size Guide' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Size Guide' });
  await expect(dialog.getByRole('cell', { name: '38-40' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Centimeters' }).click();
  await expect(dialog.getByRole('cell', { name: '96.5-101.5' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
  expect(await seriousViolations(page, 'dialog[open]')).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
  await expect(page).toHaveURL('/pages/size-guide');
  await expect(page.getByRole('heading', { name: 'Size Guide', level: 1 })).toBeVisible();
  await expect(page.getByRole('cell', { name: '29½' })).toBeVisible();
});

test('a phone shows how few pieces of a size are left right below the sizes', async ({ page, shop }) => {
  const product = await createSizedProduct(shop, 'Last Hoodie', { M: 3, L: 40 });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`/products/${product.id}`);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  const sizes = await page.getByRole('group', { name: 'Size', exact: true }).boundingBox();
  const warning = await page.getByText('Only 3 left in stock!').boundingBox();
  const gap = (warning?.y ?? Infinity) - ((sizes?.y ?? 0) + (sizes?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(60);
});
