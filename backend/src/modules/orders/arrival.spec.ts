import { arrivalOf } from './arrival.js';

const NOW = new Date('2026-12-02T15:00:00Z');
const SETTINGS = { delivery: { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 }, timeZone: 'America/New_York' };
const PAID = {
  status: 'confirmed',
  paymentStatus: 'paid',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  paidAt: new Date('2026-11-30T15:00:00Z'),
} as const;
const DAYS = { first: '2026-12-03', last: '2026-12-09' };

it.each([
  ['counts from the payment', PAID, DAYS],
  [
    'counts from the order while a card is authorized',
    { ...PAID, paymentStatus: 'authorized', createdAt: PAID.paidAt, paidAt: null },
    DAYS,
  ],
  ['stays while it is on its way', { ...PAID, status: 'shipped' }, DAYS],
  ['is unknown before the payment', { ...PAID, paymentStatus: 'unpaid', paidAt: null }, null],
  ['is over when it was refunded', { ...PAID, paymentStatus: 'refunded' }, null],
  ['is over when it was delivered', { ...PAID, status: 'delivered' }, null],
  ['is over when it was cancelled', { ...PAID, status: 'cancelled' }, null],
] as const)('the arrival of an order %s', (_, order, days) => expect(arrivalOf(order, SETTINGS, NOW)).toEqual(days));

it('a promise that was broken is not repeated', () => {
  expect(arrivalOf(PAID, SETTINGS, new Date('2026-12-09T23:00:00Z'))).toEqual(DAYS);
  expect(arrivalOf(PAID, SETTINGS, new Date('2026-12-10T15:00:00Z'))).toBeNull();
});

it('a shop that promises no time promises none', () => {
  expect(arrivalOf(PAID, { ...SETTINGS, delivery: null }, NOW)).toBeNull();
});
