import { expect, productInStock, test } from './support/journey';

test('a shared link brings people to the product, and Back leaves the shop again', async ({ page }) => {
  const product = await productInStock(page);
  await page.goto('/about');
  await page.goto(`/share/${product.id}`);
  await expect(page).toHaveURL(`/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('routes match in any case', async ({ page }) => {
  const product = await productInStock(page);
  await page.goto(`/SHARE/${product.id.toUpperCase()}`);
  await expect(page).toHaveURL(`/products/${product.id}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says where it leads', async ({ page }) => {
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
    test(`leads nowhere for ${id}`, async ({ page }) => {
      const answer = await page.request.get(`/share/${id}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain('Product Not Found');
      expect(html).not.toContain('Redirecting to product page...');
      expect(html).not.toContain('evil.example"');
    });
  }
});
