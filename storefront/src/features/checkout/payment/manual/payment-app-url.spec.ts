import { paymentAppUrl } from './payment-app-url.ts';

const facts = { handle: '@LastingFreedom', amount: '1296.00', orderNumber: 'ORD-7KQ2M9XA' };

test('Venmo gets recipient, exact amount and order number', () =>
  expect(paymentAppUrl('venmo', facts)).toBe(
    'https://venmo.com/?txn=pay&audience=private&recipients=LastingFreedom&amount=1296.00&note=ORD-7KQ2M9XA',
  ));

test('Cash App keeps its dollar sign', () =>
  expect(paymentAppUrl('cashapp', { ...facts, handle: '$Lasting' })).toBe('https://cash.app/$Lasting/1296.00?note=ORD-7KQ2M9XA'));

test('Zelle has no address', () => expect(paymentAppUrl('zelle', facts)).toBeUndefined());

test('a shop without a handle has no link, and a strange one cannot leave its place', () => {
  expect(paymentAppUrl('venmo', { ...facts, handle: '' })).toBeUndefined();
  expect(paymentAppUrl('venmo', { ...facts, handle: '@a&amount=1' })).toContain('recipients=a%26amount%3D1&amount=1296.00');
});
