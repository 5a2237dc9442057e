import { expect, productInStock, test } from '@shop/browser-testing';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the server's HTML has the content of home, listing and detail", async ({ page }) => {
    const product = await productInStock(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
    await expect(page.locator('main a[href^="/products/"]')).not.toHaveCount(0);
    await page.goto('/products');
    await expect(page.getByText(product.name).first()).toBeVisible();
    await page.goto(`/products/${product.id}`);
    await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
    await expect(page.getByText(`$${product.price}`).first()).toBeVisible();
  });
});

test('unknown pages and products have status 404 and a screen', async ({ page }) => {
  const unknown = await page.request.get('/no-such-page');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('404 Page Not Found');
  const product = await page.request.get('/products/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b');
  expect(product.status()).toBe(404);
  expect(await product.text()).toContain('Product Not Found');
});

test('paths match case-insensitively', async ({ page }) => {
  const product = await productInStock(page);
  const response = await page.request.get(`/PRODUCTS/${product.id}`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(product.name.replaceAll("'", '&#x27;').replaceAll('&', '&amp;'));
});
