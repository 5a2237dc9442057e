import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, productInStock, test } from './support/journey';
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

/** Draws a finger `px` to the right over the toast. */
async function swipe(finger: CDPSession, toast: Locator, px: number): Promise<void> {
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 5];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let moved = 5; moved <= px; moved += 5) await touch('touchMove', [{ x: x + moved, y }]);
  await touch('touchEnd', []);
}

test('a finger that draws a toast 50 px to the right takes it away, less does not', async ({ page }) => {
  const toast = await showToast(page);
  const finger = await page.context().newCDPSession(page);
  await swipe(finger, toast, 30);
  await expect(toast).toBeVisible();
  await swipe(finger, toast, 60);
  // Long before its five seconds are over.
  await expect(toast).toBeHidden({ timeout: 1_500 });
});

test('F8 brings the keyboard to the toast, which then stays', async ({ page }) => {
  const toast = await showToast(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
});
