import { paymentMethods } from '@shop/admin-kit';
import { lineOrder, METHODS, payment } from '../../../test/statements.ts';
import { owedText, paidByText, paidOnText } from './line-labels.ts';

const methods = paymentMethods(METHODS);

it.each([
  ['2026-11-03', 'Nov 3'],
  ['2026-01-01', 'Jan 1'],
  ['2025-12-31', 'Dec 31, 2025'],
])('%s is %s for somebody who reads it in 2026', (day, text) => {
  expect(paidOnText(day, '2026-11-27')).toBe(text);
});

it.each([
  [payment(1, { externalId: '3812009911' }), 'Venmo 3812.., Jane Doe, Nov 3'],
  [payment(1, { externalId: 'a1', source: 'cashapp' }), 'Cash App a1, Jane Doe, Nov 3'],
  [payment(1, { externalId: `h:${'f'.repeat(64)}`, source: 'zelle' }), 'Zelle, Jane Doe, Nov 3'],
  [payment(1, { externalId: '3812009911', payer: null }), 'Venmo 3812.., Nov 3'],
])('%#: says what paid an order', (line, text) => {
  expect(paidByText(line, methods, '2026-11-27')).toBe(text);
});

it.each([
  [{ reason: 'already-paid' as const, orders: [lineOrder(1)] }, 'Send $64.00 to Jane Doe on Venmo (paid twice, ORD-1)'],
  [{ reason: 'order-cancelled' as const }, 'Send $64.00 to Jane Doe on Venmo (the order was cancelled)'],
  [{ reason: 'no-number' as const }, 'Send $64.00 to Jane Doe on Venmo'],
  [{ reason: null, owed: '4.00', orders: [lineOrder(1)] }, 'Send $4.00 to Jane Doe on Venmo (too much was paid, ORD-1)'],
  [{ reason: null, payer: null }, 'Send $64.00 to the payer on Venmo'],
])('%j', (differs, text) => {
  expect(owedText(payment(1, { owed: '64.00', ...differs }), methods)).toBe(text);
});
