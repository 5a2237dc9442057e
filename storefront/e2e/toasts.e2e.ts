import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, productInStock, test } from '@shop/browser-testing';
import { open } from './support/screens';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function showToast(page: Page): Promise<Locator> {
  const product = await productInStock(page);
  await open(page, `/products/${product.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  const toast = page.getByText('Added to cart', { exact: true });
  await expect(toast).toBeVisible();
  return toast;
}

/** Swipes the toast to the right. */
async function swipe(finger: CDPSession, toast: Locator, px: number): Promise<void> {
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 5];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let moved = 5; moved <= px; moved += 5) await touch('touchMove', [{ x: x + moved, y }]);
  await touch('touchEnd', []);
}

test('a swipe of more than 50 px to the right dismisses a toast, a shorter one does not', async ({ page }) => {
  const toast = await showToast(page);
  const finger = await page.context().newCDPSession(page);
  await swipe(finger, toast, 30);
  await expect(toast).toBeVisible();
  await swipe(finger, toast, 60);
  // Well before the five seconds after which it disappears by itself.
  await expect(toast).toBeHidden({ timeout: 1_500 });
});

test('F8 focuses the toast, which then stays', async ({ page }) => {
  const toast = await showToast(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'View cart' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
});

test('the toast leaves when the cart opens', async ({ page }) => {
  const toast = await showToast(page);
  await page.getByRole('button', { name: /^Open cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  // Well before the five seconds after which it disappears by itself.
  await expect(toast).toBeHidden({ timeout: 1_500 });
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 860, height: 900 }, hasTouch: false, isMobile: false });

  test('a toast that appears below a resting mouse leaves by itself', async ({ page }) => {
    const product = await productInStock(page);
    await open(page, `/products/${product.id}`);
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first();
    const bag = await page.getByRole('button', { name: /^Open cart/ }).boundingBox();
    // Where the toast appears: below the header, at the right edge.
    await page.mouse.move((bag?.x ?? 0) - 40, (bag?.y ?? 0) + (bag?.height ?? 0) + 60);
    await add.press('Enter');
    const toast = page.getByText('Added to cart', { exact: true });
    await expect(toast).toBeVisible();
    await expect.poll(() => toast.evaluate((title) => title.matches(':hover *'))).toBe(true);
    await expect(toast).toBeHidden({ timeout: 8_000 });
  });
});
