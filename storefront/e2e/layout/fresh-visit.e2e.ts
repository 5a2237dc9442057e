import type { Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { open } from '../support/screens';

test.use({ viewport: { width: 390, height: 664 } });

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('an address that is opened starts at its top; a reload and Back return to where one was', async ({ page }) => {
  await open(page, '/products');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => top(page)).toBe(900);
  await open(page, '/contact');
  await open(page, '/products?search=tee');
  expect(await top(page)).toBe(0);
  await open(page, '/products');
  expect(await top(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => top(page)).toBe(700);
  await page.reload();
  await expect.poll(() => top(page)).toBe(700);
  await open(page, '/contact');
  await page.goBack();
  await expect.poll(() => top(page)).toBe(700);
});

test('in a narrow window with a large font the cart stays in the window', async ({ page }) => {
  // Media queries follow the font of the browser, which no page can set: 195 px at 100 % are 390 px at 200 %.
  await page.setViewportSize({ width: 195, height: 332 });
  await open(page, '/');
  await expect(page.getByRole('button', { name: /cart/i }).first()).toBeInViewport();
  expect(await page.evaluate(() => document.querySelector('header')?.scrollWidth ?? 0)).toBeLessThanOrEqual(195);
});
