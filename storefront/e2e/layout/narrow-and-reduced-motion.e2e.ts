import { addAndCheckOut, expect, fillShipping, productInStock, test } from '@shop/browser-testing';
import { open } from '../support/screens';

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a shopper places an order', async ({ page }) => {
    const product = await productInStock(page);
    await open(page, `/products/${product.id}`);
    await addAndCheckOut(page);
    await fillShipping(page);
    await page.getByRole('radio', { name: /Venmo/ }).check();
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('the greeting at the logo does not cover the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Lasting Freedom' }).hover();
  const greeting = await page.getByRole('tooltip').boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Categories' }).boundingBox();
  expect((greeting?.y ?? Infinity) + (greeting?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
});

test.describe('under prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no animation runs', async ({ page }) => {
    const runningAnimations = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration))
          .filter((duration) => duration > 1),
      );
    await open(page, '/products');
    await page.getByRole('button', { name: /cart/i }).first().click();
    expect(await runningAnimations()).toEqual([]);
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await open(page, '/tattoos');
    await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click();
    expect(await runningAnimations()).toEqual([]);
  });
});
