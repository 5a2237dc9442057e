import { expect, testWithShop } from '@shop/browser-testing';
import { choose, openPaymentStep } from './support/payment';
import { LIVE_KEYS, openStripeShop, stubStripe } from './support/stripe';

let stripe = '';
const test = testWithShop(async () => {
  const shop = await openStripeShop(LIVE_KEYS);
  stripe = shop.stripe;
  return shop;
});

test('with live keys, the payment form does not speak of a test (threat 167)', async ({ page }) => {
  await stubStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByLabel('Card number at Stripe')).toBeVisible();
  expect(await page.evaluate((): unknown => Reflect.get(window, 'stripeKey'))).toBe('pk_live_fake');
  await expect(page.getByText(/test mode/i)).toHaveCount(0);
});
