import { axeViolations, expect, test } from '@shop/browser-testing';
import { open } from '../support/screens';
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

test('on a phone the bar asks for the size, once, and a double tap chooses none', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const product = await createSizedProduct(shop, 'Bar Hoodie', { XS: 1, S: 2, M: 3, L: 2, XL: 2, '2XL': 2, '3XL': 2 });
  await open(page, `/products/${product.id}`);
  const size = page.getByRole('button', { name: 'Select a size', exact: true });
  await expect(size).toBeInViewport();
  await size.dblclick();
  const sheet = page.getByRole('dialog', { name: 'Select a size' });
  await expect(sheet.getByRole('radio', { name: 'M', exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(size).toBeFocused();
  // Arrow keys choose and leave the sheet open, Enter closes it.
  await page.keyboard.press('Enter');
  await sheet.getByRole('radio', { name: 'S', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Size: L. Change' })).toBeFocused();
  await open(page, `/products/${product.id}`);
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await sheet.getByRole('radio', { name: 'M', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Size: M. Change' })).toBeVisible();
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
});
