import type { Page } from '@playwright/test';
import { BUYER, expect, productInStock } from '@shop/browser-testing';

const MAX_TAB_PRESSES = 80;

/** Presses Tab until the text or label of the focused element matches. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const read = (): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent : '';
      return `${element.getAttribute('aria-label') ?? ''} ${label ?? ''} ${element.textContent ?? ''}`.trim();
    });
  for (let step = 0; step < MAX_TAB_PRESSES; step++) {
    await page.keyboard.press('Tab');
    if (wanted.test(await read())) return;
  }
  throw new Error(`Tab never reached ${String(wanted)}`);
}

/** Goes from a product to the payment step with the keyboard alone. Returns the product. */
export async function tabToPayment(page: Page): Promise<{ name: string; price: string }> {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
  await tabTo(page, /^Add to Cart/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await tabTo(page, /cart.*1|1.*cart/i);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(panel).toBeVisible();
  await tabTo(page, /^Checkout$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible();

  for (const [label, value] of Object.entries(BUYER)) {
    await tabTo(page, new RegExp(`^\\s*${label}`));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
  return product;
}
