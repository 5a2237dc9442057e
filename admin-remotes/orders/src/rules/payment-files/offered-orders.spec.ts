import { paymentMethods } from '@shop/admin-kit';
import { lineOrder, METHODS } from '../../../test/payment-files.ts';
import { foundOrder, offeredOrder, sumOf, takesPayment, sharesName } from './offered-orders.ts';

const methods = paymentMethods(METHODS);
const { orderId: id, ...order } = lineOrder(1, { totalAmount: '96.00' });

it.each([
  ['waits for all of it', {}, { amount: '96.00', isOpen: true }],
  ['waits for the rest', { amountDue: '6.00', paymentStatus: 'paid' as const }, { amount: '6.00', isOpen: true }],
  ['is paid', { amountDue: '0.00', paymentStatus: 'paid' as const }, { amount: '96.00', isOpen: false }],
  ['is cancelled', { status: 'cancelled' as const }, { amount: '96.00', isOpen: false }],
  ['is paid by card', { paymentMethod: 'card' as const }, { amount: '96.00', isOpen: false }],
])('an order that is found and %s', (_, differs, offered) => {
  const row = { id, ...order, amountDue: '96.00', paymentSentAt: null, ...differs };
  expect(foundOrder(row, methods)).toMatchObject({ orderId: id, orderNumber: 'ORD-1', ...offered });
});

it('a candidate is open while it takes a payment', () => {
  expect(offeredOrder(lineOrder(1), methods)).toMatchObject({ amount: '64.00', isOpen: true, paymentSentAt: null });
  expect(offeredOrder(lineOrder(1, { amountDue: '6.00' }), methods)).toMatchObject({ amount: '6.00', isOpen: true });
  const paid = offeredOrder(lineOrder(1, { amountDue: '0.00' }), methods);
  expect(paid).toMatchObject({ amount: '64.00', isOpen: false });
});

it.each([
  [{}, true],
  [{ paymentMethod: 'zelle' as const }, true],
  [{ status: 'cancelled' as const }, false],
  [{ amountDue: '0.00', paymentStatus: 'paid' as const }, false],
  [{ amountDue: '6.00', paymentStatus: 'paid' as const }, true],
  [{ paymentMethod: 'card' as const }, false],
])('an order with %j takes a payment: %s', (differs, takes) => {
  expect(takesPayment(lineOrder(1, differs), methods)).toBe(takes);
});

it('adds amounts up in cents', () => {
  expect(sumOf([{ amount: '0.10' }, { amount: '0.20' }])).toBe(30);
});

it.each([
  ['DOE, JANE', 'Jane Doe', true],
  ['Bo Li', 'bo li', true],
  ['Rosa Diaz', 'Priya Shah', false],
  ['प्रिया शाह', 'प्रिया', true],
  ['J. D.', 'J. K.', false],
  [null, 'Jane Doe', false],
])('%s and %s share a name: %s', (payer, customer, isShared) => expect(sharesName(payer, customer)).toBe(isShared));
