import type { Page } from '@playwright/test';
import { expect, testIn } from './support/journey';
import { choose, expectConfirmed, openPaymentStep, payButton } from './support/payment';
import { openStripeShop, paymentsAt, playStripe } from './support/stripe';

let stripe = '';
const test = testIn(async () => {
  const shop = await openStripeShop();
  stripe = shop.stripe;
  return shop;
});

const latest = async () => (await paymentsAt(stripe)).at(-1);
const fillStripeCard = (page: Page, number: string) => page.getByLabel('Card number at Stripe').fill(number);
const told = (page: Page, name: string) => page.evaluate((key): unknown => Reflect.get(window, key), name);

test('Stripe comes when a card is chosen, and not before; the payment is captured once', async ({ page }) => {
  const loaded = await playStripe(page, stripe);
  const product = await openPaymentStep(page);
  await choose(page, 'Zelle');
  await expect(page.getByText(/ORD-[A-Z0-9]{8}/).first()).toBeVisible();
  expect(loaded).toEqual([]);
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible();
  await expect(page.getByText(/test mode/i)).toHaveCount(0);
  expect(await told(page, 'stripeKey')).toBe('pk_test_fake');
  const cents = Math.round(Number(product.price) * 100);
  expect(await told(page, 'stripeOptions')).toMatchObject({
    mode: 'payment',
    amount: cents,
    currency: 'usd',
    captureMethod: 'manual',
  });

  await fillStripeCard(page, '4242 4242 4242 4242');
  await payButton(page).evaluate((button) => {
    if (button instanceof HTMLElement) for (let click = 0; click < 3; click++) button.click();
  });
  await expectConfirmed(page);
  expect(await told(page, 'stripeConfirm')).toEqual({
    confirmParams: { return_url: `${new URL(page.url()).origin}/order-confirmation` },
    redirect: 'if_required',
  });
  expect(await latest()).toMatchObject({ status: 'succeeded', amount: cents, capture_method: 'manual' });
});

test('an empty form at Stripe pays nothing, a decline says why, and the next card pays', async ({ page }) => {
  await playStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByLabel('Card number at Stripe')).toBeVisible();
  await payButton(page).click();
  await expect(payButton(page)).toBeEnabled();
  expect((await latest())?.status).toBe('requires_payment_method');
  await fillStripeCard(page, '4000 0000 0000 0002');
  await payButton(page).click();
  await expect(page.getByRole('main').getByText('Your card was declined at Stripe.')).toBeVisible();
  await fillStripeCard(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await expectConfirmed(page);
  expect((await latest())?.status).toBe('succeeded');
});

test('the bank is asked, and its yes pays', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await playStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await fillStripeCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await expectConfirmed(page);
});

test('a script that does not come leaves the other methods, and can be tried again', async ({ page, consoleNoise }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByText('The payment form could not be loaded.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await page.unroute('https://js.stripe.com/**');
  await playStripe(page, stripe);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number at Stripe')).toBeVisible();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test("Apple Pay is Stripe's own button where the device has it", async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window, 'hasApplePay', true));
  await playStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Apple Pay');
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click();
  await expectConfirmed(page);
  expect((await latest())?.status).toBe('succeeded');
});

test('where the device has no Apple Pay, the screen says so', async ({ page }) => {
  await playStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Apple Pay');
  await expect(page.getByText('Apple Pay is not available on this device or in this browser.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
});
