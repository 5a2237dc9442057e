import { expect, type Page } from '@playwright/test';

export const BUYER = {
  'Full Name': 'Amara Okafor',
  Email: 'amara@example.org',
  'Street Address': '12 Harbor Street',
  City: 'Baltimore',
  State: 'MD',
  'ZIP Code': '21230',
};

/** Fills in step 1 of the checkout and continues to step 2. */
export async function fillShipping(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(BUYER)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
}

/** Adds the product on screen to the cart and opens the checkout from the cart panel. */
export async function addAndCheckOut(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /cart/i }).first().click();
  const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible();
}
