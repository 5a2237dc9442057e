import { expect, productInStock, test } from '@shop/browser-testing';

test('a shared link redirects to the product, and Back skips the redirect', async ({ page }) => {
  const product = await productInStock(page);
  await page.goto('/about');
  await page.goto(`/share/${product.id}`);
  await expect(page).toHaveURL(`/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a shared link keeps its query, which tells where a visit came from', async ({ page }) => {
  const product = await productInStock(page);
  await page.goto(`/share/${product.id}?utm_source=tiktok`);
  await expect(page).toHaveURL(`/products/${product.id}?utm_source=tiktok`);
});

test('paths match case-insensitively', async ({ page }) => {
  const product = await productInStock(page);
  await page.goto(`/SHARE/${product.id.toUpperCase()}`);
  await expect(page).toHaveURL(`/products/${product.id}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page links to the product', async ({ page }) => {
    const product = await productInStock(page);
    await page.goto(`/share/${product.id}`);
    await expect(page.getByText('Redirecting to product page...')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: product.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  });

  const UNKNOWN = [
    '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
    'not-an-id',
    'https%3A%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '..%2F..%2Fadmin',
    '%22%3E%3Cscript%3E',
  ];
  for (const id of UNKNOWN) {
    test(`is a 404 for ${id} (threat 71)`, async ({ page }) => {
      const response = await page.request.get(`/share/${id}`, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('Product Not Found');
      expect(html).not.toContain('Redirecting to product page...');
      expect(html).not.toContain('evil.example"');
    });
  }
});
