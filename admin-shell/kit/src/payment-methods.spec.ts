import { paymentMethods } from './payment-methods.ts';

const methods = paymentMethods([
  { id: 'card', kind: 'card', label: 'Credit/Debit Card', shortLabel: 'Card', handle: null, payUrl: null },
  { id: 'cashapp', kind: 'manual', label: 'Cash App', shortLabel: 'Cash App', handle: null, payUrl: null },
]);

it.each([
  ['card', 'Card', false],
  ['cashapp', 'Cash App', true],
  ['barter', 'barter', false],
])('calls %s %s, paid by hand: %s', (id, label, isManual) => {
  expect([methods.labelOf(id), methods.isManual(id)]).toEqual([label, isManual]);
});
