import { expect, openShop, test, type Shop } from './support/journey';
import { booksOf, choose, expectConfirmed, openPaymentStep, payButton } from './support/payment';

test('where the device has no Apple Pay, the screen says so and takes no payment', async ({ page }) => {
  await openPaymentStep(page);
  await choose(page, 'Apple Pay');
  await expect(page.getByText('Apple Pay is not available on this device or in this browser.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await choose(page, 'Zelle');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectConfirmed(page, 'Pending Payment');
});

test('where the device has it, the test provider takes the payment', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Reflect.set(
      window,
      'ApplePaySession',
      class {
        static canMakePayments = () => true;
      },
    );
  });
  await openPaymentStep(page);
  await choose(page, 'Apple Pay');
  await expect(page.getByText('Test mode: nothing is charged')).toBeVisible();
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await booksOf(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
});

test.describe('in production without keys', () => {
  let closed: Shop;
  test.beforeAll(async () => {
    closed = await openShop({
      env: { NODE_ENV: 'production', APP_SECRET: 'a secret of thirty-two characters or more', STRIPE_SECRET_KEY: '' },
    });
  });
  test.afterAll(() => closed.stop());
  test.use({ baseURL: async ({}, provide) => provide(closed.origin) });

  for (const method of ['Credit/Debit Card', 'Apple Pay']) {
    test(`${method} is offered as not available, and nothing pretends`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openPaymentStep(page);
      await expect(page.getByRole('radio', { name: `${method} Not available` })).toBeVisible();
      await choose(page, method);
      await expect(page.getByText('Card payments and Apple Pay are not available right now.')).toBeVisible();
      await expect(payButton(page)).toBeDisabled();
      await expect(page.getByText(/test mode/i)).toHaveCount(0);
      expect(asked).not.toContain('/api/create-payment-intent');
    });
  }
});
