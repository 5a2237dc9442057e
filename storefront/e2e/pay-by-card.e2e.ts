import { expect, test } from '@shop/browser-testing';
import {
  THREE_D_SECURE_CARD,
  ordersAndPayments,
  choose,
  DECLINED_CARD,
  expectConfirmed,
  fillCard,
  GOOD_CARD,
  openPaymentStep,
  payButton,
  readyToPay,
  NO_WEBHOOK_CARD,
} from './support/payment';

test('several clicks on Pay make one payment', async ({ page, shop }) => {
  const product = await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible();
  await expect(page.getByText('Test mode: no card is charged')).toBeVisible();
  await expect(payButton(page)).toHaveText(`Pay $${product.price}`);
  await fillCard(page, GOOD_CARD);
  await payButton(page).evaluate((button) => {
    if (button instanceof HTMLElement) for (let click = 0; click < 3; click++) button.click();
  });
  await expect(page.getByText(/Payment Successful|Order placed successfully!/)).toBeVisible();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  await page.goto('/checkout?step=payment');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('an incomplete card form shows its errors and charges nothing', async ({ page, shop }) => {
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await payButton(page).click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await fillCard(page, '4242 4242 4242 4241');
  await payButton(page).click();
  await expect(page.getByText('Your card number is invalid.')).toBeVisible();
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 0, payments: ['requires_payment_method'] });
});

test('a decline shows its reason, and another card pays in the same form', async ({ page, shop }) => {
  await readyToPay(page, DECLINED_CARD);
  await payButton(page).click();
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await page.getByLabel('Card number').fill(GOOD_CARD);
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
});

test.describe('with 3-D Secure', () => {
  test('the toast of a decline leaves when the next card is tried', async ({ page }) => {
    await readyToPay(page, DECLINED_CARD);
    await payButton(page).click();
    const toast = page.getByText('Payment failed', { exact: true });
    await expect(toast).toBeVisible();
    await page.getByLabel('Card number').fill(THREE_D_SECURE_CARD);
    await expect(toast).toBeVisible();
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: '3-D Secure test' })).toBeVisible();
    // At once: five seconds later it has gone in any case.
    expect(await toast.count()).toBe(0);
  });

  test('a failed authentication declines, a successful one pays', async ({ page, shop }) => {
    await readyToPay(page, THREE_D_SECURE_CARD);
    await payButton(page).click();
    const bank = page.getByRole('dialog', { name: '3-D Secure test' });
    await bank.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page.getByRole('main').getByText('We could not authenticate your payment method.')).toBeVisible();
    await payButton(page).click();
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await expectConfirmed(page);
    expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  });

  test('closing the challenge with Escape charges nothing', async ({ page, shop }) => {
    await readyToPay(page, THREE_D_SECURE_CARD);
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: '3-D Secure test' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByText('We could not authenticate your payment method.')).toBeVisible();
    expect(await ordersAndPayments(page, shop)).toEqual({ orders: 0, payments: ['requires_payment_method'] });
  });
});

test('a payment without a webhook becomes an order', async ({ page, shop }) => {
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await page.getByRole('button', { name: `Use test card ${NO_WEBHOOK_CARD}` }).click();
  await expect(page.getByLabel('Card number')).toHaveValue(NO_WEBHOOK_CARD);
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
});

test('the shipping address can be changed before paying', async ({ page, shop }) => {
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Shipping Information' }).click();
  await page.getByLabel('City').fill('Richmond');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await fillCard(page, GOOD_CARD);
  await payButton(page).click();
  await expectConfirmed(page);
  await expect(page.getByRole('main')).toContainText('Richmond');
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
});

test('switching methods with the arrow keys shows no error, and the last one pays', async ({ page, shop, consoleNoise }) => {
  const conflicts: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 409) conflicts.push(new URL(response.url()).pathname);
  });
  await openPaymentStep(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
  await fillCard(page, GOOD_CARD);
  await payButton(page).click();
  await expectConfirmed(page);
  const { orders, payments } = await ordersAndPayments(page, shop);
  expect([orders, payments.filter((status) => status === 'succeeded').length]).toEqual([1, 1]);
  expect(payments.filter((status) => status !== 'succeeded' && status !== 'canceled')).toEqual([]);
  // Of two payments that are started at once, one is replaced, and the page asks again. Nothing else may conflict.
  expect(conflicts.filter((path) => path !== '/api/create-payment-intent')).toEqual([]);
  const noise = consoleNoise.splice(0);
  expect(noise.filter((line) => !line.includes('409'))).toEqual([]);
  expect(noise.length).toBe(conflicts.length);
});
