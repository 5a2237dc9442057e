import type { Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { ordersAndPayments, expectConfirmed, GOOD_CARD, openPaymentStep } from './support/payment';

const UNKNOWN = 'pi_sandbox_000000000000000000000000_secret_00000000000000000000000000000000';

/** Creates a payment intent in the checkout; resolves with its client secret. */
async function createIntent(page: Page): Promise<string> {
  // Step 2 begins with the card, and may have its payment before the test looks at it.
  const created = page.waitForResponse('**/api/create-payment-intent');
  await openPaymentStep(page);
  const { clientSecret } = (await (await created).json()) as { clientSecret: string };
  await expect(page.getByLabel('Card number')).toBeVisible();
  return clientSecret;
}

const pay = (page: Page, clientSecret: string) =>
  page.request.post('/api/sandbox-payments/confirm', { data: { clientSecret, cardNumber: GOOD_CARD } });

const returnUrl = (clientSecret: string) =>
  `/order-confirmation?payment_intent=pi_1&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;

test('the redirect from the bank leads to the order, and the URL loses the client secret', async ({ page, shop }) => {
  const clientSecret = await createIntent(page);
  await pay(page, clientSecret);
  const resolved = page.waitForRequest('**/api/payments/resolve');
  await page.goto(returnUrl(clientSecret));
  expect((await resolved).postDataJSON()).toEqual({ clientSecret });
  await expectConfirmed(page);
  await page.goBack();
  expect(page.url()).not.toContain('secret');
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
});

test('the page waits for a payment that the bank confirms later', async ({ page, shop, consoleNoise }) => {
  const clientSecret = await createIntent(page);
  await page.goto(returnUrl(clientSecret));
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirmation$/);
  await pay(page, clientSecret);
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  expect(consoleNoise.splice(0).filter((line) => !line.includes('402'))).toEqual([]);
});

test('after twenty seconds the page shows how to reach the shop, and never "not found"', async ({ page, consoleNoise }) => {
  const clientSecret = await createIntent(page);
  await page.clock.install();
  // The twenty seconds begin with this request, a moment after the heading is painted.
  const asked = page.waitForRequest('**/api/payments/resolve');
  await page.goto(returnUrl(clientSecret));
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await asked;
  await page.clock.fastForward(21_000);
  const main = page.getByRole('main');
  await expect(main).toContainText('Please do not pay again');
  await expect(main.getByRole('link', { name: 'hello@lastingfreedom.example' })).toBeVisible();
  await expect(page.getByText(/not found/i)).toHaveCount(0);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('402'))).toEqual([]);
});

test("the server's headers keep the page out of caches, referrers and search engines", async ({ page }) => {
  for (const url of [returnUrl(UNKNOWN), '/order-confirmation/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b', '/checkout']) {
    const response = await page.request.get(url);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const html = await response.text();
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
    expect(html).not.toContain('_secret_');
  }
});
