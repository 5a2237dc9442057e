import { restOf } from './amount-due.ts';

it.each([
  ['nothing has arrived', '96.00', undefined],
  ['a part has arrived', '6.00', '6.00'],
  ['all of it has arrived', '0.00', undefined],
])('%s', (_, amountDue, rest) => {
  expect(restOf({ amountDue, totalAmount: '96.00' })).toBe(rest);
});
