import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { ordersAndPayments, choose, expectConfirmed, GOOD_CARD, openPaymentStep } from './support/payment';

const UNKNOWN = 'pi_sandbox_000000000000000000000000_secret_00000000000000000000000000000000';

/** A payment that was begun on the page, as its secret. */
async function beginPayment(page: Page): Promise<string> {
  await openPaymentStep(page);
  const begun = page.waitForResponse('**/api/create-payment-intent');
  await choose(page, 'Credit/Debit Card');
  const { clientSecret } = (await (await begun).json()) as { clientSecret: string };
  await expect(page.getByLabel('Card number')).toBeVisible();
  return clientSecret;
}

const pay = (page: Page, clientSecret: string) =>
  page.request.post('/api/sandbox-payments/confirm', { data: { clientSecret, cardNumber: GOOD_CARD } });

const returnAddress = (clientSecret: string, status = 'succeeded') =>
  `/order-confirmation?payment_intent=pi_1&payment_intent_client_secret=${clientSecret}&redirect_status=${status}`;

test('whoever comes back from the bank finds the order, and the secret leaves the address', async ({ page, shop }) => {
  const clientSecret = await beginPayment(page);
  await pay(page, clientSecret);
  const resolved = page.waitForRequest('**/api/payments/resolve');
  await page.goto(returnAddress(clientSecret));
  expect((await resolved).postDataJSON()).toEqual({ clientSecret });
  await expectConfirmed(page);
  await page.goBack();
  expect(page.url()).not.toContain('secret');
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
});

test('a payment that the bank confirms a little later is waited for', async ({ page, shop, consoleNoise }) => {
  const clientSecret = await beginPayment(page);
  await page.goto(returnAddress(clientSecret));
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirmation$/);
  await pay(page, clientSecret);
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  expect(consoleNoise.splice(0).filter((line) => !line.includes('402'))).toEqual([]);
});

test('after twenty seconds there is a text with a way to reach people, and never "not found"', async ({ page, consoleNoise }) => {
  const clientSecret = await beginPayment(page);
  await page.clock.install();
  await page.goto(returnAddress(clientSecret));
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await page.clock.fastForward(21_000);
  const main = page.getByRole('main');
  await expect(main).toContainText('Please do not pay again');
  await expect(main.getByRole('link', { name: 'hello@lastingfreedom.example' })).toBeVisible();
  await expect(page.getByText(/not found/i)).toHaveCount(0);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('402'))).toEqual([]);
});

test('a payment that failed at the bank leads back to the form', async ({ page, consoleNoise }) => {
  const clientSecret = await beginPayment(page);
  await page.goto(returnAddress(clientSecret, 'failed'));
  await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('402'))).toEqual([]);
});

test('an unknown payment, or none, gets a text with a way to reach people', async ({ page, consoleNoise }) => {
  for (const address of [returnAddress(UNKNOWN), returnAddress('nonsense'), '/order-confirmation']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@lastingfreedom.example' })).toBeVisible();
    await expect(page.getByText(/not found/i)).toHaveCount(0);
  }
  expect(consoleNoise.splice(0).filter((line) => !/40[04]/.test(line))).toEqual([]);
});

test('the server keeps the page out of caches, logs of others and search engines', async ({ page }) => {
  for (const address of [returnAddress(UNKNOWN), '/order-confirmation/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b', '/checkout']) {
    const answer = await page.request.get(address);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const html = await answer.text();
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
    expect(html).not.toContain('_secret_');
  }
});
