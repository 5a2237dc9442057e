import { dueOf } from './due.js';

it.each([
  [0, 0, false, 0, null],
  [-500, null, null, 0, null],
  [500, null, null, 0, 'no-payee'],
  [500, 0, true, 0, 'on-hold'],
  [500, 501, false, 0, 'below-minimum'],
  [500, 501, true, 0, 'on-hold'],
  [500, 500, false, 500, null],
  [1, 0, false, 1, null],
])('a balance of %d, with the minimum %s and on hold: %s, is due with %d, or not because of %s', (...row) => {
  const [balanceCents, minPayoutCents, onHold, cents, because] = row;
  expect(dueOf({ balanceCents, minPayoutCents, onHold })).toEqual({ cents, because });
});
