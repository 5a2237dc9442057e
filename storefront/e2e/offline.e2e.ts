import { addAndCheckOut, BUYER, expect, productInStock, test } from '@shop/browser-testing';

const BANNER = 'You are offline. What you have typed is kept.';

test('losing the connection in the checkout shows a banner and keeps the input', async ({ page, context }) => {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await addAndCheckOut(page);
  for (const [label, value] of Object.entries(BUYER)) await page.getByLabel(label, { exact: true }).fill(value);
  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(BANNER)).toBeInViewport();
  }
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toBeHidden();
  await page.reload();
  for (const [label, value] of Object.entries(BUYER)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
});
