import { expect, test } from '@shop/browser-testing';
import { createSizedProduct } from '../support/sized-products';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address and the form choose a size', async ({ page, shop }) => {
    const product = await createSizedProduct(shop, 'Plain HTML Hoodie', { M: 3, L: { stock: 4, price: '50.00' } });
    await page.goto(`/products/${product.id}?size=m`);
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expect(page.getByText('Only 3 left in stock!')).toBeVisible();
    await page.getByRole('radio', { name: 'L', exact: true }).check();
    await page.getByRole('button', { name: 'Show this choice' }).click();
    await expect(page).toHaveURL(`/products/${product.id}?size=l`);
    await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
    await expect(page.getByText('$50.00').first()).toBeVisible();
    await page.goto('/products?size=l');
    await page.getByRole('link', { name: 'Add to Cart: Plain HTML Hoodie' }).click();
    await expect(page).toHaveURL(`/products/${product.id}#size`);
  });
});
