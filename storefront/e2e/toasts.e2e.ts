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
