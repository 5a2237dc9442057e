import { addAndCheckOut, byTier, expect, expectAccessible, fillShipping, productInStock, test } from '@shop/browser-testing';
import { everyScreen, MISSING_SCREENS, open } from './support/screens';

/** Axe would measure a running fade-in as low contrast. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = [390, 844] as const;

for (const [width, height] of byTier([PHONE], [PHONE, [768, 1024], [1440, 900]] as const)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('every screen is accessible and hydrates without console errors', async ({ page, consoleNoise }) => {
      test.setTimeout(240_000);
      for (const path of await everyScreen(page.request)) {
        await open(page, path);
        await expectAccessible(page, path);
        expect({ path, noise: consoleNoise.splice(0) }).toEqual({ path, noise: [] });
      }
      for (const path of MISSING_SCREENS) {
        await open(page, path);
        await expectAccessible(page, path);
        expect({ path, noise: consoleNoise.splice(0).filter((line) => !line.includes('404')) }).toEqual({ path, noise: [] });
      }
    });

    test('dialogs, sheets, menus, toasts and forms with errors are accessible', async ({ page }) => {
      test.setTimeout(180_000);
      const product = await productInStock(page);
      await open(page, `/products/${product.id}`);
      await page.getByRole('button', { name: /cart/i }).first().click();
      await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Your cart is empty');
      await expectAccessible(page, 'empty cart panel');
      await page.keyboard.press('Escape');

      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
      await expectAccessible(page, 'toast');
      await page.getByRole('button', { name: /cart/i }).first().click();
      await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText(product.name);
      await expectAccessible(page, 'cart panel');

      await open(page, '/tattoos');
      await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('figure')).toBeVisible();
      await expectAccessible(page, 'portfolio image');

      await open(page, '/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please select a subject')).toBeVisible();
      await expectAccessible(page, 'message form with errors');

      if (width >= 896) return;
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectAccessible(page, 'menu');
    });

    test('both steps of the checkout and the order are accessible', async ({ page }) => {
      test.setTimeout(120_000);
      const product = await productInStock(page);
      await open(page, `/products/${product.id}`);
      await addAndCheckOut(page);
      await expectAccessible(page, 'shipping');
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await expectAccessible(page, 'shipping form with errors');
      await fillShipping(page);
      await page.getByRole('radio', { name: /Zelle/ }).check();
      await expectAccessible(page, 'payment');
      await page.getByRole('button', { name: 'Complete Order' }).click();
      await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
      await expectAccessible(page, 'order confirmation');
    });
  });
}
