import { arrivalOf, deliveryTimeOf } from './arrival.js';

const NOW = new Date('2026-12-02T15:00:00Z');
const DELIVERY = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
const SETTINGS = { timeZone: 'America/New_York' };
const PAID = {
  status: 'confirmed',
  paymentStatus: 'paid',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  paidAt: new Date('2026-11-30T15:00:00Z'),
  deliveryTime: DELIVERY,
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
  const { deliveryTime: _, ...unpromised } = PAID;
  expect(arrivalOf(unpromised, SETTINGS, NOW)).toBeNull();
});

const TAX = { kind: 'tax', daysMin: null, daysMax: null } as const;

it.each([
  ['its rate', [TAX, { kind: 'shipping', daysMin: 1, daysMax: 2 }], { packDays: 2, transitDaysMin: 1, transitDaysMax: 2 }],
  ['the settings when its rate says no days', [{ kind: 'shipping', daysMin: null, daysMax: null }], DELIVERY],
  ['the settings when shipping was included', [TAX], DELIVERY],
] as const)('the days of an order come from %s', (_, charges, deliveryTime) =>
  expect(deliveryTimeOf(charges, { delivery: DELIVERY })).toEqual({ deliveryTime }),
);

it('a rate promises nothing in a shop that promises no time', () => {
  expect(deliveryTimeOf([{ kind: 'shipping', daysMin: 1, daysMax: 2 }], { delivery: null })).toEqual({});
});
