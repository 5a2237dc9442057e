import type { Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { tabTo, tabToPayment } from './support/keyboard';

async function choose(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('radio', { checked: true }).or(page.getByRole('radio').first()).first().focus();
  const radio = page.getByRole('radio', { name: method });
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
  for (let step = 0; step < 5 && !(await radio.isChecked()); step++) await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

test('a shopper buys with the keyboard alone', async ({ page }) => {
  await tabToPayment(page);
  await choose(page, /Zelle/);
  await tabTo(page, /^Complete Order$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('a shopper pays by card with the keyboard alone, including 3-D Secure', async ({ page }) => {
  await tabToPayment(page);
  await choose(page, /Credit\/Debit Card/);
  await expect(page.getByLabel('Card number')).toBeVisible();
  for (const [label, typed, shown] of [
    ['Card number', '4000002500003155', '4000 0025 0000 3155'],
    ['Expiration date', '1234', '12 / 34'],
    ['Security code', '123', '123'],
  ] as const) {
    await tabTo(page, new RegExp(`^\\s*${label}`));
    await page.keyboard.type(typed);
    await expect(page.getByLabel(label)).toHaveValue(shown);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '3-D Secure test' })).toBeVisible();
  await tabTo(page, /^Complete authentication$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('the cart panel traps the focus and restores it', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: /cart/i }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Your cart is empty');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeHidden();
  await expect(button).toBeFocused();
});
