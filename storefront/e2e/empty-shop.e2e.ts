import { expect, openShop, type Shop, test } from '@shop/browser-testing';

let empty: Shop;
test.beforeAll(async () => {
  empty = await openShop({ kind: 'empty' });
});
test.afterAll(() => empty.stop());

test('the screens of an empty shop say that there is nothing', async ({ page }) => {
  await page.goto(`${empty.origin}/`);
  await expect(page.getByText('No products available at the moment.')).toBeVisible();
  await expect(page.getByText('Check back soon for new arrivals!')).toBeVisible();

  await page.goto(`${empty.origin}/products`);
  await expect(page.getByText('No products found matching your criteria')).toBeVisible();

  await page.goto(`${empty.origin}/checkout`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
