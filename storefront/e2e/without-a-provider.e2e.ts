import { expect, openShop, sql, testWithShop } from '@shop/browser-testing';
import { choose, expectConfirmed, openPaymentStep, payButton } from './support/payment';

const test = testWithShop(async () => {
  const shop = await openShop({
    env: {
      NODE_ENV: 'production',
      APP_SECRET: 'thirty-two characters, or some more of them',
      PUBLIC_ORIGIN: 'https://shop.example',
      TRUSTED_PROXIES: '0',
      STRIPE_SECRET_KEY: '',
      STRIPE_PUBLISHABLE_KEY: '',
    },
  });
  // Production offers no account that is still a sample.
  await sql(
    shop.databaseUrl,
    `insert into shop_settings (id, values) values (1, '{"zelle": "pay@second-start.org"}')
     on conflict (id) do update set values = shop_settings.values || excluded.values`,
  );
  return shop;
});

for (const method of ['Credit/Debit Card', 'Apple Pay']) {
  test(`in production without Stripe keys, ${method} is shown as not available`, async ({ page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await openPaymentStep(page);
    await expect(page.getByRole('radio', { name: `${method} Not available` })).toBeVisible();
    await choose(page, method);
    await expect(page.getByText('Card payments and Apple Pay are not available right now.')).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
    await expect(page.getByText(/test mode/i)).toHaveCount(0);
    expect(requestedPaths).not.toContain('/api/create-payment-intent');
    await choose(page, 'Zelle');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expectConfirmed(page, 'Pending Payment');
  });
}
