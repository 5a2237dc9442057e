import { paymentAppUrl } from './payment-app-url.ts';

const params = { handle: '@LastingFreedom', amount: '1296.00', orderNumber: 'ORD-7KQ2M9XA' };

test('Venmo gets recipient, exact amount and order number', () =>
  expect(paymentAppUrl('venmo', params)).toBe(
    'https://venmo.com/?txn=pay&audience=private&recipients=LastingFreedom&amount=1296.00&note=ORD-7KQ2M9XA',
  ));

test('Cash App keeps its dollar sign', () =>
  expect(paymentAppUrl('cashapp', { ...params, handle: '$Lasting' })).toBe(
    'https://cash.app/$Lasting/1296.00?note=ORD-7KQ2M9XA',
  ));

test('Zelle has no URL', () => expect(paymentAppUrl('zelle', params)).toBeUndefined());

test('a shop without a handle has no URL, and a handle with special characters is encoded', () => {
  expect(paymentAppUrl('venmo', { ...params, handle: '' })).toBeUndefined();
  expect(paymentAppUrl('venmo', { ...params, handle: '@a&amount=1' })).toContain('recipients=a%26amount%3D1&amount=1296.00');
});
