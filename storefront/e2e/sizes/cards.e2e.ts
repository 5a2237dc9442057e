import { expect, seriousViolations, test } from '@shop/browser-testing';
import { createSizedProduct } from '../support/sized-products';

test('a card offers the sizes, and the listing filters by size', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const name = 'Card Hoodie';
  await createSizedProduct(shop, name, { M: 3, W3: 4, XL: 0 });
  await expect(async () => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Filters' }).click({ timeout: 1_000 });
    const size = page.getByRole('radio', { name: 'W3 (1)' });
    await size.check({ timeout: 1_000, force: true });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/products?size=w3');
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
