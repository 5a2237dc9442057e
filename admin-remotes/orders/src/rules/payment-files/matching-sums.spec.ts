import { paymentMethods } from '@shop/admin-kit';
import type { PaymentLine } from '@shop/contract';
import { lineOrder, METHODS, payment } from '../../../test/payment-files.ts';
import { paidTogether, partsWith } from './matching-sums.ts';

const methods = paymentMethods(METHODS);

it.each([
  ['adds up', '128.00', [lineOrder(1), lineOrder(2)], 2],
  ['is another sum', '127.99', [lineOrder(1), lineOrder(2)], 0],
  ['is one order', '64.00', [lineOrder(1)], 0],
  ['has a paid order', '128.00', [lineOrder(1), lineOrder(2, { paymentStatus: 'paid' })], 0],
  ['is a total and a rest', '70.00', [lineOrder(1), lineOrder(2, { amountDue: '6.00' })], 2],
])('what %s', (_, amount, candidates, count) => {
  expect(paidTogether({ amount, candidates }, methods)).toHaveLength(count);
});

const part = (number: number, amount: string, differs: Partial<PaymentLine> = {}): PaymentLine =>
  payment(number, { amount, reason: 'amount-differs', candidates: [lineOrder(1)], ...differs });
const first = part(1, '40.00');

it.each<[string, PaymentLine[], number]>([
  ['of the same order', [first, part(2, '24.00')], 2],
  ['of the same order, among others', [part(2, '20.00'), payment(3), first, part(4, '4.00')], 3],
  ['that are too much', [first, part(2, '24.01')], 0],
  ['alone', [first], 0],
  ['of another order', [first, part(2, '24.00', { candidates: [lineOrder(2)] })], 0],
  ['by another app', [first, part(2, '24.00', { source: 'zelle' })], 0],
  ['with another reason', [first, part(2, '24.00', { reason: 'undone' })], 0],
])('a payment beside those %s', (_, lines, count) => {
  expect(partsWith(first, lines, methods)?.lineIds.length ?? 0).toBe(count);
});

it.each([{ status: 'cancelled' as const }, { paymentStatus: 'paid' as const }])(
  'no parts are booked on an order with %j',
  (differs) => {
    const candidates = [lineOrder(1, differs)];
    const lines = [part(1, '40.00', { candidates }), part(2, '24.00', { candidates })];
    expect(partsWith(lines[0]!, lines, methods)).toBeUndefined();
  },
);
