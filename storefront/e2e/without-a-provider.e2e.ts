import { expect, openShop, testWithShop } from './support/journey';
import { choose, expectConfirmed, openPaymentStep, payButton } from './support/payment';

const test = testWithShop(() =>
  openShop({
    env: {
      NODE_ENV: 'production',
      APP_SECRET: 'thirty-two characters, or some more of them',
      STRIPE_SECRET_KEY: '',
      STRIPE_PUBLISHABLE_KEY: '',
    },
  }),
);

for (const method of ['Credit/Debit Card', 'Apple Pay']) {
  test(`in production without keys, ${method} is offered as not available, and nothing pretends`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openPaymentStep(page);
    await expect(page.getByRole('radio', { name: `${method} Not available` })).toBeVisible();
    await choose(page, method);
    await expect(page.getByText('Card payments and Apple Pay are not available right now.')).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
    await expect(page.getByText(/test mode/i)).toHaveCount(0);
    expect(asked).not.toContain('/api/create-payment-intent');
    await choose(page, 'Zelle');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expectConfirmed(page, 'Pending Payment');
  });
}
