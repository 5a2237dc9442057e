import type { PaymentMethods } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { ordersToPay, receivedPayments, sumCents } from './received-payments.ts';

const METHODS: PaymentMethods = { all: [], labelOf: (id) => id, isManual: (id) => id !== 'card' };

const order = (id: string, over: Partial<OrderRow> = {}): OrderRow => ({
  id,
  orderNumber: `ORD-${id}`,
  customerName: 'Noor Haddad',
  customerEmail: 'noor@example.com',
  totalAmount: '48.10',
  amountDue: '48.10',
  refundedAmount: '0.00',
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'zelle',
  paymentReference: null,
  paymentSentAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  pieces: 1,
  lineCount: 0,
  firstLines: [],
  ...over,
});

it('are those of unpaid orders by hand, and not of cancelled ones', () => {
  const orders = [
    order('a'),
    order('b', { paymentStatus: 'paid', status: 'confirmed' }),
    order('c', { paymentMethod: 'card' }),
    order('d', { status: 'cancelled' }),
    order('e', { paymentMethod: 'cashapp', status: 'confirmed' }),
  ];
  expect(ordersToPay(orders, METHODS).map(({ id }) => id)).toEqual(['a', 'e']);
});

it('have a sum without rounding errors', () => {
  expect(sumCents([order('a'), order('b', { totalAmount: '0.20' }), order('c', { totalAmount: '0.10' })])).toBe(4_840);
});

it('are sent with the references that were entered', () => {
  expect(receivedPayments([order('a'), order('b'), order('c')], { a: ' ZL-1 ', b: '  ' })).toEqual([
    { orderId: 'a', reference: 'ZL-1' },
    { orderId: 'b' },
    { orderId: 'c' },
  ]);
});
