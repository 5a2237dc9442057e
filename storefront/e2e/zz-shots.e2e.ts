import { test } from './support/journey';
import { choose, DECLINED_CARD, BANK_ASKS_CARD, fillCard, GOOD_CARD, openPaymentStep, payButton } from './support/payment';
test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const width of [390, 768, 1440]) {
  test(`shots ${width}`, async ({ page, consoleNoise }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const shot = (name: string, fullPage = true) => page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage });
    await openPaymentStep(page);
    await shot('0-none');
    await choose(page, 'Credit/Debit Card');
    await page.getByLabel('Card number').waitFor();
    await shot('1-card');
    await payButton(page).click();
    await shot('2-errors');
    await fillCard(page, DECLINED_CARD);
    await payButton(page).click();
    await page.getByRole('main').getByText('Your card was declined.').waitFor();
    await shot('3-declined', false);
    await shot('3-declined-full');
    await fillCard(page, BANK_ASKS_CARD);
    await payButton(page).click();
    await page.getByRole('dialog', { name: '3-D Secure test' }).waitFor();
    await shot('4-bank', false);
    await page.keyboard.press('Escape');
    for (const m of ['Apple Pay', 'Venmo', 'Cash App', 'Zelle']) {
      await choose(page, m);
      await page.waitForLoadState('networkidle');
      await shot(`5-${m}`);
    }
    await choose(page, 'Credit/Debit Card');
    await fillCard(page, GOOD_CARD);
    await page.clock.install();
    await page.route(/api\/(orders|payments\/resolve)$/, (r) => r.fulfill({ status: 500, body: '{}' }));
    await payButton(page).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    await shot('6-received');
    await page.clock.fastForward(21_000);
    await page.getByText('Please do not pay again').waitFor();
    await page.clock.fastForward(6_000);
    await shot('7-late');
    await page.route(/api\/payments\/resolve$/, (r) =>
      r.fulfill({ status: 409, json: { code: 'OUT_OF_STOCK', message: 'Canyon Tee is sold out, you were not charged' } }),
    );
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('heading', { name: 'Sold out' }).waitFor();
    await shot('8-soldout');
    await page.unrouteAll();
    await page.route(/api\/payments\/resolve$/, (r) => r.fulfill({ status: 402, json: {} }));
    await page.goto('/order-confirmation?payment_intent_client_secret=pi_x_secret_y');
    await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor();
    await shot('9-return');
    await page.clock.fastForward(21_000);
    await page.getByText('Payment not completed').waitFor();
    await shot('9b-return-late');
    await page.evaluate(() => sessionStorage.removeItem('lasting-freedom.payment'));
    await page.goto('/order-confirmation');
    await page.getByText('Your order is in your email').waitFor();
    await shot('9c-nosecret');
    consoleNoise.splice(0);
  });
}
