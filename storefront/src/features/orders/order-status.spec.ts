import type { Order } from '@shop/contract';
import { orderHeading } from './order-status.ts';

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
    [{}, 'Order Confirmed!', 'Thank you, Ada. We have written to ada@example.org.'],
    [{ refundedAmount: '5.00' }, 'Order Confirmed!', 'Thank you, Ada. We have written to ada@example.org.'],
    [{ status: 'cancelled' }, 'Order Cancelled', 'Nothing will be sent. We have written to ada@example.org.'],
    [
      { status: 'cancelled', paymentStatus: 'refunded', refundedAmount: '48.00' },
      'Order Cancelled',
      'Nothing will be sent. $48.00 went back to you. We have written to ada@example.org.',
    ],
    [
      { status: 'delivered', paymentStatus: 'refunded', refundedAmount: '48.00' },
      'Order Refunded',
      '$48.00 went back to you. We have written to ada@example.org.',
    ],
  ])('with %j is "%s"', (over, title, lead) => expect(orderHeading(order(over))).toEqual({ title, lead }));
});
