import type { Order } from '@shop/contract';
import { orderHeading, paymentLabel } from './order-status.ts';

const order = (over: Partial<Order>): Order =>
  ({
    customerName: 'Ada',
    customerEmail: 'ada@example.org',
    status: 'confirmed',
    paymentStatus: 'paid',
    refundedAmount: '0.00',
    ...over,
  }) as Order;

describe('the heading of an order', () => {
  it.each<[Partial<Order>, string, string]>([
    [{}, 'Order Confirmed!', 'Thank you, Ada. A confirmation is on its way to ada@example.org.'],
    [{ refundedAmount: '5.00' }, 'Order Confirmed!', 'Thank you, Ada. A confirmation is on its way to ada@example.org.'],
    [{ status: 'shipped' }, 'Order Confirmed!', 'It is on its way to you, Ada.'],
    [{ status: 'delivered' }, 'Order Confirmed!', 'It has been delivered. Enjoy it, Ada.'],
    [
      { status: 'pending', paymentStatus: 'unpaid', totalAmount: '46.00', paymentDueAt: '2026-11-24T15:05:00' },
      'Order Confirmed!',
      'Thank you, Ada. One step left. Send $46.00 by Tuesday, November 24 at 3:05 PM. We will hold your pieces until then.',
    ],
    [{ status: 'cancelled' }, 'Order Cancelled', 'Nothing will ship. We sent an email to ada@example.org.'],
    [
      { status: 'cancelled', paymentStatus: 'refunded', refundedAmount: '48.00' },
      'Order Cancelled',
      'Nothing will ship. We refunded $48.00. We sent an email to ada@example.org.',
    ],
    [
      { status: 'delivered', paymentStatus: 'refunded', refundedAmount: '48.00' },
      'Order Refunded',
      'We refunded $48.00. We sent an email to ada@example.org.',
    ],
  ])('with %j is "%s"', (over, title, lead) => expect(orderHeading(order(over))).toEqual({ title, lead }));
});

it.each([
  ['confirmed', 'paid', 'Paid'],
  ['pending', 'unpaid', 'Pending Payment'],
  ['cancelled', 'unpaid', 'Not charged'],
  ['cancelled', 'voided', 'Not charged'],
  ['cancelled', 'refunded', 'Refunded'],
] as const)('a %s, %s order has the payment badge "%s"', (status, paymentStatus, label) =>
  expect(paymentLabel({ status, paymentStatus })).toBe(label),
);
