import type { ShippingRate } from '@shop/contract';
import { shippingPriceText } from './delivery-text.ts';
import { shippingPromise } from './shipping-promise.ts';

const delivery = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
const RATES = { delivery, shippingMode: 'rates' } as const;
const rate = (change: Partial<ShippingRate> = {}): ShippingRate => ({
  id: 'standard',
  name: 'Standard',
  amount: '6.00',
  freeFrom: '75.00',
  states: [],
  daysMin: null,
  daysMax: null,
  ...change,
});
const EXPRESS = rate({ name: 'Express', states: ['MD'], freeFrom: '50.00' });

it.each([
  [[rate()], 6_300, 600, 7_500, 'US shipping $6.00, free from $75'],
  [[rate({ freeFrom: '75.50' })], 6_300, 600, 7_550, 'US shipping $6.00, free from $75.50'],
  [[rate()], 7_499, 600, 7_500, 'US shipping $6.00, free from $75'],
  [[rate()], 7_500, 0, null, 'Free US shipping'],
  [[EXPRESS, rate()], 6_300, 600, 7_500, 'US shipping $6.00, free from $75'],
  [[EXPRESS], 1_000, null, null, 'US shipping'],
  [[rate({ freeFrom: null }), rate()], 6_300, 600, null, 'US shipping $6.00'],
  [[rate({ amount: '0.00' })], 6_300, 0, null, 'Free US shipping'],
  [[], 6_300, null, null, 'US shipping'],
])('%# says what shipping costs before an address is known', (rates, goods, cents, freeFromCents, text) => {
  expect(shippingPromise(RATES, rates, goods)).toMatchObject({ cents, freeFromCents });
  expect(shippingPriceText(shippingPromise(RATES, rates, goods))).toBe(text);
});

it('shipping that is included is free, whatever rates are left', () => {
  expect(shippingPromise({ delivery, shippingMode: 'free' }, [rate()], 100)).toEqual({
    cents: 0,
    freeFromCents: null,
    delivery,
    rateName: undefined,
  });
});

it('the days are those of the rate, else those of the settings', () => {
  const days = { daysMin: 1, daysMax: 2 };
  expect(shippingPromise(RATES, [rate(days)], 100).delivery).toEqual({ packDays: 2, transitDaysMin: 1, transitDaysMax: 2 });
  expect(shippingPromise(RATES, [rate()], 100).delivery).toEqual(delivery);
  expect(shippingPromise({ ...RATES, delivery: null }, [rate(days)], 100).delivery).toBeNull();
});
