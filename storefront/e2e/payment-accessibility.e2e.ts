import type { Page } from '@playwright/test';
import { expectAccessible } from './support/seriousViolations';
import { expect, test } from './support/journey';
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

/** Animations half-way would be measured as faint text. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page may grow downwards only. */
async function expectSound(page: Page, place: string): Promise<void> {
  await expectAccessible(page, place);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect({ place, overhang }).toEqual({ place, overhang: 0 });
}

async function checkCardForm(page: Page): Promise<void> {
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectSound(page, 'card form');
  await payButton(page).click();
  await expectSound(page, 'card form in trouble');
  await fillCard(page, DECLINED_CARD);
  await payButton(page).click();
  await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible();
  await expectSound(page, 'declined');
  await fillCard(page, THREE_D_SECURE_CARD);
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: '3-D Secure test' })).toBeVisible();
  await expectSound(page, 'bank');
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
  await expectSound(page, 'payment received');
  await page.clock.fastForward(21_000);
  await expect(page.getByText('Please do not pay again')).toBeVisible();
  await expectSound(page, 'order late');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectConfirmed(page);
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px no state of the payment keeps anybody out`, async ({ page, consoleNoise }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height });
    await openPaymentStep(page);
    await expectSound(page, 'nothing chosen');
    await checkCardForm(page);
    for (const method of ['Apple Pay', 'Venmo', 'Cash App', 'Zelle']) {
      await choose(page, method);
      await expect(page.getByText(/ORD-[A-Z0-9]{8}|is not available on this device/).first()).toBeVisible();
      await expectSound(page, method);
    }
    await checkPolling(page);
    await page.goto('/order-confirmation');
    await expect(page.getByRole('heading', { name: 'Your order is in your email' })).toBeVisible();
    await expectSound(page, 'confirmation without a payment');
    expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
  });
}
