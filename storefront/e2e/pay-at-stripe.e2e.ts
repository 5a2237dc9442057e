import type { Page } from '@playwright/test';
import { addAndCheckOut, expect, fillShipping, productInStock, testWithShop } from '@shop/browser-testing';
import { choose, expectConfirmed, openPaymentStep, payButton } from './support/payment';
import { openStripeShop, paymentsAt, stubStripe } from './support/stripe';

let stripe = '';
const test = testWithShop(async () => {
  const shop = await openStripeShop();
  stripe = shop.stripe;
  return shop;
});

const latest = async () => (await paymentsAt(stripe)).at(-1);
const fillStripeCard = (page: Page, number: string) => page.getByLabel('Card number at Stripe').fill(number);
const windowValue = (page: Page, name: string) => page.evaluate((key): unknown => Reflect.get(window, key), name);

test('Stripe loads in step 2, which begins with the card, and the payment is captured once', async ({ page }) => {
  const loaded = await stubStripe(page, stripe);
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await addAndCheckOut(page);
  expect(loaded).toEqual([]);
  await fillShipping(page);
  await expect(page.getByRole('radio', { name: /Credit/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible();
  await expect(page.getByText('Test mode: no card is charged')).toBeVisible();
  expect(await windowValue(page, 'stripeKey')).toBe('pk_test_fake');
  const cents = Math.round(Number(product.price) * 100);
  expect(await windowValue(page, 'stripeOptions')).toMatchObject({
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
  expect(await windowValue(page, 'stripeConfirm')).toEqual({
    confirmParams: { return_url: `${new URL(page.url()).origin}/order-confirmation` },
    redirect: 'if_required',
  });
  expect(await latest()).toMatchObject({ status: 'succeeded', amount: cents, capture_method: 'manual' });
});

test('an empty Stripe form pays nothing, a decline shows its reason, and the next card pays', async ({ page }) => {
  await stubStripe(page, stripe);
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

test('a payment whose answer gets lost is found, and nobody is told that it was not charged', async ({ page }) => {
  await stubStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await fillStripeCard(page, '4000 0000 0000 0077');
  const before = (await paymentsAt(stripe)).length;
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await latest()).toMatchObject({ status: 'succeeded' });
  expect(await paymentsAt(stripe)).toHaveLength(before);
});

test('a payment that needs 3-D Secure succeeds after approval', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await stubStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await fillStripeCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await expectConfirmed(page);
});

test("if Stripe's script fails to load, other methods remain and a retry works", async ({ page, consoleNoise }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByText('The payment form could not be loaded.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await page.unroute('https://js.stripe.com/**');
  await stubStripe(page, stripe);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number at Stripe')).toBeVisible();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test("with Apple Pay on the device, Stripe's own button pays", async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window, 'hasApplePay', true));
  await stubStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Apple Pay');
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click();
  await expectConfirmed(page);
  expect((await latest())?.status).toBe('succeeded');
});

test('without Apple Pay on the device, the screen says so', async ({ page }) => {
  await stubStripe(page, stripe);
  await openPaymentStep(page);
  await choose(page, 'Apple Pay');
  await expect(page.getByText('Apple Pay is not available on this device or in this browser.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
});
