import type { ShippingRate } from '@shop/contract';
import { centsToFreeShipping } from './free-shipping.ts';

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
const EXPRESS = rate({ states: ['MD'], freeFrom: '50.00' });

it.each([
  [[rate()], 6300, 1200],
  [[rate()], 7500, undefined],
  [[rate()], 9000, undefined],
  [[EXPRESS, rate()], 6300, 1200],
  [[EXPRESS], 1000, undefined],
  [[rate({ freeFrom: null }), rate()], 6300, undefined],
  [[rate({ amount: '0.00' })], 6300, undefined],
  [[], 6300, undefined],
])('%# knows what is missing for free shipping', (rates, total, missing) =>
  expect(centsToFreeShipping(rates, total)).toBe(missing),
);
