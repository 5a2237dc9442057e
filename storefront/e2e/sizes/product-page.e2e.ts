import { expect, sql, test } from '@shop/browser-testing';
import { createSizedProduct } from '../support/sized-products';

test.describe('on the product page', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('adding without a size asks for one, and the chosen size goes to the cart', async ({ page, shop }) => {
    const product = await createSizedProduct(shop, 'Asking Hoodie', { S: 12, M: 3, L: 40, XL: 0 });
    await page.goto(`/products/${product.id}`);
    const sizes = page.getByRole('group', { name: 'Size' });
    await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByText(/^Only \d+ left/)).toHaveCount(0);
    await page.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please select a size' })).toBeVisible();
    await expect(sizes.getByRole('radio', { name: 'S', exact: true })).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(sizes.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expect(sizes.getByRole('radio', { name: 'M', exact: true })).toBeFocused();
    await expect(page).toHaveURL(`/products/${product.id}?size=m`);
    await expect(page.getByText('Please select a size')).toHaveCount(0);
    await expect(page.getByText('Only 3 left in stock!')).toBeVisible();
    await page.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(page.getByText('1 Asking Hoodie, M added to your cart')).toBeVisible();
    const lines = await sql<{ label: string; quantity: number }>(
      shop.databaseUrl,
      'select v.label, c.quantity from cart_items c join product_variants v on v.id = c.variant_id where c.product_id = $1',
      [product.id],
    );
    expect(lines).toEqual([{ label: 'M', quantity: 1 }]);
  });

  test('a sold-out size is named once, can be chosen and cannot be bought', async ({ page, shop }) => {
    const product = await createSizedProduct(shop, 'Partly Gone Hoodie', { M: 3, XL: 0 });
    await page.goto(`/products/${product.id}`);
    const soldOut = page.getByRole('radio', { name: 'XL, sold out', exact: true });
    await soldOut.check();
    await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(page.getByText(/sold out/i)).toHaveCount(0);
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await expect(page.getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  });

  test('sizes at different prices show the lowest until one is chosen', async ({ page, shop }) => {
    const product = await createSizedProduct(shop, 'Tall Hoodie', { M: 3, XXL: { stock: 4, price: '52.50' } });
    await page.goto(`/products/${product.id}?size=unknown`);
    await expect(page.getByRole('main').getByText('From $48.00', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'XXL' }).check();
    await expect(page.getByRole('main').getByText('$52.50').first()).toBeVisible();
    await expect(page.getByText('From $48.00')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'XXL' })).toBeChecked();
  });

  test('a size with an image moves the gallery to it', async ({ page, shop }) => {
    const product = await createSizedProduct(shop, 'Two Colors', { Sand: 3, Night: { stock: 4, imageUrl: '/night.jpg' } }, [
      'Color',
    ]);
    await sql(
      shop.databaseUrl,
      `insert into product_images (product_id, image_url, sort_order) values ($1, '/sand.jpg', 0), ($1, '/night.jpg', 1)`,
      [product.id],
    );
    await page.route('**/{sand,night}.jpg*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto(`/products/${product.id}`);
    await expect(page.getByRole('img', { name: 'Two Colors, picture 1 of 2' })).toBeVisible();
    await page.getByRole('radio', { name: 'Night' }).check();
    await expect(page.getByRole('img', { name: 'Two Colors, picture 2 of 2' })).toBeVisible();
    await expect(page).toHaveURL(/\?color=night$/);
  });

  test('two options: a value is sold out together with the other choice', async ({ page, shop }) => {
    const stock = { 'M / Black': 0, 'M / Sand': 2, 'L / Black': 3 };
    const product = await createSizedProduct(shop, 'Sand Shirt', stock, ['Size', 'Color']);
    await page.goto(`/products/${product.id}?size=M`);
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Black, sold out' })).toBeVisible();
    await page.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(page.getByText('Please select a color')).toBeVisible();
    await page.getByRole('radio', { name: 'Sand', exact: true }).check();
    await page.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(page.getByText('1 Sand Shirt, M / Sand added to your cart')).toBeVisible();
  });
});

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
