import { expect, test } from '@shop/browser-testing';

test('a search with a typo finds close matches', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByPlaceholder('Search products...').first().fill('  hoddie ');
  await page.getByPlaceholder('Search products...').first().press('Enter');
  await expect(page).toHaveURL('/products?search=hoddie');
  await expect(page.getByRole('heading', { name: 'Close matches for “hoddie”' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).not.toHaveCount(0);
  await expect(cards.filter({ hasText: /hoodie/i })).not.toHaveCount(0);

  await page.goto('/products?search=hoodie');
  await expect(page.getByText(/^Showing [1-9]\d* of \d+ products$/)).toBeVisible();
  await expect(page.getByText('Close matches')).toHaveCount(0);
  await page.goto('/products?search=zzzzzzzz');
  await expect(page.getByText('No products found matching your criteria')).toBeVisible();
});
