import { expect, test } from '@shop/browser-testing';
import { open } from '../support/screens';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('the page stays still behind the open menu, and a tap beside it closes it', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Categories' });
  await expect(menu.getByRole('link', { name: 'Our Story' })).toBeAttached();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 3_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The tagline above the header is beside the menu.
  await page.touchscreen.tap(195, 8);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/products');
});

test('search is one tap away, with the cursor in it', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: 'Open search' }).tap();
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeFocused();
});
