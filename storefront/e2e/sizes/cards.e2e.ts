import { expect, seriousViolations, test } from '@shop/browser-testing';
import { createSizedProduct } from '../support/sized-products';

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
]) {
  test(`a card offers the sizes at ${viewport.width} px, and the listing filters by size`, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    const name = `Card Hoodie ${viewport.width}`;
    await createSizedProduct(shop, name, { M: 3, [`W${viewport.width}`]: 4, XL: 0 });
    await expect(async () => {
      await page.goto('/products');
      const size = page.getByRole('combobox', { name: 'Size' });
      await size.selectOption({ label: `W${viewport.width}` }, { timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL(`/products?size=w${viewport.width}`);
    await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
    const add = page.getByRole('button', { name: `Add to Cart: ${name}` });
    await add.click();
    const picker = page.getByRole('dialog', { name: 'Select a size' });
    await expect(picker.getByRole('button', { name: 'XL, sold out' })).toBeDisabled();
    expect(await seriousViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await picker.getByRole('button', { name: 'M', exact: true }).click();
    await expect(page.getByText(`1 ${name}, M added to your cart`)).toBeVisible();
    await expect(picker).toBeHidden();
    await expect(add).toBeFocused();
    await page.reload();
    await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  });
}

test('a piece that cannot be added leaves the focus on the button of the picker', async ({ page, shop, consoleNoise }) => {
  await createSizedProduct(shop, 'Two Choices Shirt', { 'M / Sand': 2 }, ['Size', 'Color']);
  await page.goto('/products?search=choices');
  await page.getByRole('button', { name: 'Add to Cart: Two Choices Shirt' }).click();
  const add = page.getByRole('dialog', { name: /^Select/ }).getByRole('button', { name: 'Add to Cart' });
  await page.route('**/api/cart', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, message: 'Only 0 left in stock' } }),
  );
  await add.press('Enter');
  await expect(page.getByText('Only 0 left in stock')).toBeVisible();
  await expect(add).toBeFocused();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
});
