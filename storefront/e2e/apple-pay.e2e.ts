import { expect, test } from '@shop/browser-testing';
import { ordersAndPayments, choose, expectConfirmed, openPaymentStep, payButton } from './support/payment';

test('without Apple Pay on the device, the screen says so and disables the button', async ({ page }) => {
  await openPaymentStep(page);
  await expect(page.locator('label', { has: page.getByRole('radio', { name: /Apple Pay/ }) })).toContainText(
    'Not available on this device',
  );
  await choose(page, 'Apple Pay');
  await expect(page.getByText('Apple Pay is not available on this device or in this browser.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await choose(page, 'Zelle');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectConfirmed(page, 'Pending Payment');
});

test('with Apple Pay on the device, the sandbox provider takes the payment', async ({ page, shop }) => {
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
  await expect(page.getByText('Not available on this device')).toHaveCount(0);
  await choose(page, 'Apple Pay');
  await expect(page.getByText('Test mode: nothing is charged')).toBeVisible();
  await payButton(page).click();
  await expectConfirmed(page);
  // The payment of the card that was chosen at first is given up.
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['canceled', 'succeeded'] });
});
