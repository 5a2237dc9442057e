import { paymentMethods } from '@shop/admin-kit';
import { lineOrder, METHODS, payment } from '../../../test/payment-files.ts';
import { owedOrders, owedReason, owedText, paidByText, paidOnText } from './line-labels.ts';

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

it('says to whom money goes back', () => {
  expect(owedText(payment(1, { owed: '64.00' }), methods)).toBe('Send $64.00 to Jane Doe on Venmo');
  expect(owedText(payment(1, { owed: '4.00', payer: null }), methods)).toBe('Send $4.00 to the payer on Venmo');
});

it.each([
  [{ reason: 'already-paid' as const }, 'paid twice'],
  [{ reason: 'order-cancelled' as const }, 'the order was cancelled'],
  [{ reason: 'no-number' as const }, undefined],
  [{ reason: null, orders: [lineOrder(1)] }, 'too much was paid'],
  [{ reason: null }, undefined],
])('money with %j is owed back: %s', (differs, text) => {
  expect(owedReason(payment(1, differs))).toBe(text);
});

it.each([
  [{ orders: [lineOrder(1)] }, ['ORD-1']],
  [{ candidates: [lineOrder(2), lineOrder(3)] }, ['ORD-2', 'ORD-3']],
  [{ orders: [lineOrder(1)], candidates: [lineOrder(2)] }, ['ORD-1']],
  [{}, []],
])('%j is money of %j', (differs, numbers) => {
  expect(owedOrders(payment(1, differs)).map(({ orderNumber }) => orderNumber)).toEqual(numbers);
});
