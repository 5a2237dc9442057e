import type { Page } from '@playwright/test';
import { byTier, expect, expectAccessible, test } from '@shop/browser-testing';
import {
  THREE_D_SECURE_CARD,
  choose,
  DECLINED_CARD,
  expectConfirmed,
  fillCard,
  GOOD_CARD,
  openPaymentStep,
  payButton,
} from './support/payment';

/** Axe would measure a running fade-in as low contrast. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

/** Expects no serious violation at the size of the test, and no horizontal scrolling at any. */
async function expectAccessibleLayout(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  const size = page.viewportSize() ?? PHONE;
  for (const other of [...SIZES, size]) {
    await page.setViewportSize(other);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect({ state, width: other.width, overflow }).toEqual({ state, width: other.width, overflow: 0 });
  }
}

async function checkCardForm(page: Page): Promise<void> {
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectAccessibleLayout(page, 'card form');
  await payButton(page).click();
  await expectAccessibleLayout(page, 'card form with errors');
  await fillCard(page, DECLINED_CARD);
  await payButton(page).click();
  await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible();
  await expectAccessibleLayout(page, 'declined');
  await fillCard(page, THREE_D_SECURE_CARD);
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: '3-D Secure test' })).toBeVisible();
  await expectAccessibleLayout(page, '3-D Secure challenge');
  await page.keyboard.press('Escape');
  await expect(payButton(page)).toBeEnabled();
}

async function checkPolling(page: Page): Promise<void> {
  await choose(page, 'Credit/Debit Card');
  await fillCard(page, GOOD_CARD);
  await page.clock.install();
  await page.route(/api\/(orders|payments\/resolve)$/, (route) => route.fulfill({ status: 500, json: {} }));
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expectAccessibleLayout(page, 'payment received');
  await page.clock.fastForward(21_000);
  await expect(page.getByText('Please do not pay again')).toBeVisible();
  await expectAccessibleLayout(page, 'order polling timed out');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectConfirmed(page);
}

for (const size of byTier([PHONE], SIZES)) {
  test(`at ${size.width} px every state of the payment is accessible`, async ({ page, consoleNoise }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(size);
    await openPaymentStep(page);
    await expectAccessibleLayout(page, 'no method selected');
    await checkCardForm(page);
    for (const method of ['Apple Pay', 'Venmo', 'Cash App', 'Zelle']) {
      await choose(page, method);
      await expect(page.getByText(/ORD-[A-Z0-9]{8}|is not available on this device/).first()).toBeVisible();
      await expectAccessibleLayout(page, method);
    }
    await checkPolling(page);
    await page.goto('/order-confirmation');
    await expect(page.getByRole('heading', { name: 'Your order is in your email' })).toBeVisible();
    await expectAccessibleLayout(page, 'confirmation without a payment');
    expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
  });
}
