import { slipWarning } from './slip-warning.ts';

it.each([
  ['processing', 'paid', undefined],
  ['confirmed', 'authorized', undefined],
  ['pending', 'unpaid', 'NOT PAID: do not pack yet'],
  ['cancelled', 'paid', 'CANCELLED: do not pack'],
  ['processing', 'refunded', 'MONEY GIVEN BACK: do not pack'],
  ['processing', 'voided', 'MONEY GIVEN BACK: do not pack'],
] as const)('the slip of a %s and %s order warns: %s', (status, paymentStatus, warning) => {
  expect(slipWarning({ status, paymentStatus })).toBe(warning);
});
