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
    await page.goto('/products');
    await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: `W${viewport.width}` });
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
    await page.reload();
    await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  });
}
