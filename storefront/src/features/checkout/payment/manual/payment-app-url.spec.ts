import { paymentAppUrl } from './payment-app-url.ts';

const payment = { amount: '1296.00', orderNumber: 'ORD-7KQ2M9XA' };
const methodOf = (payUrl: string | null, value: string) => ({
  payUrl,
  handle: { label: 'Handle', placeholder: '', maxLength: 30, value },
});
const VENMO = 'https://venmo.com/?txn=pay&audience=private&recipients={handle}&amount={amount}&note={orderNumber}';
const CASH_APP = 'https://cash.app/${handle}/{amount}?note={orderNumber}';

test('fills in recipient, exact amount and order number', () =>
  expect(paymentAppUrl(methodOf(VENMO, '@LastingFreedom'), payment)).toBe(
    'https://venmo.com/?txn=pay&audience=private&recipients=LastingFreedom&amount=1296.00&note=ORD-7KQ2M9XA',
  ));

test('keeps a dollar sign of the address', () =>
  expect(paymentAppUrl(methodOf(CASH_APP, '$Lasting'), payment)).toBe('https://cash.app/$Lasting/1296.00?note=ORD-7KQ2M9XA'));

test('a method without an app has no URL', () =>
  expect(paymentAppUrl(methodOf(null, 'pay@shop.example'), payment)).toBeUndefined());

test('a shop without a handle has no URL, and a handle with special characters is encoded', () => {
  expect(paymentAppUrl(methodOf(VENMO, ''), payment)).toBeUndefined();
  expect(paymentAppUrl(methodOf(VENMO, '@a&amount=1'), payment)).toContain('recipients=a%26amount%3D1&amount=1296.00');
});
