import type { Order } from '@shop/contract';
import { orderHeading, paymentLabel, paymentNote } from './order-status.ts';

const order = (over: Partial<Order>): Order =>
  ({
    customerName: 'Ada',
    customerEmail: 'ada@example.org',
    status: 'confirmed',
    paymentStatus: 'paid',
    totalAmount: '48.00',
    receivedAmount: '0.00',
    refundedAmount: '0.00',
    ...over,
  }) as Order;

const ERASED = { customerName: '', customerEmail: '' };

describe('the heading of an order', () => {
  it.each<[Partial<Order>, string, string]>([
    [{}, 'Order Confirmed!', 'Thank you, Ada. A confirmation is on its way to ada@example.org.'],
    [{ refundedAmount: '5.00' }, 'Order Confirmed!', 'Thank you, Ada. A confirmation is on its way to ada@example.org.'],
    [{ status: 'shipped' }, 'Order Confirmed!', 'It is on its way to you, Ada.'],
    [{ status: 'delivered' }, 'Order Confirmed!', 'It has been delivered. Enjoy it, Ada.'],
    [
      { status: 'cancelled', paymentStatus: 'voided' },
      'Order Cancelled',
      'Nothing will ship. We sent an email to ada@example.org.',
    ],
    [
      { status: 'cancelled' },
      'Order Cancelled',
      'Nothing will ship. We are returning $48.00 to the account it came from. We sent an email to ada@example.org.',
    ],
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
    [{ ...ERASED }, 'Order Confirmed!', 'Thank you.'],
    [{ ...ERASED, status: 'delivered' }, 'Order Confirmed!', 'It has been delivered. Enjoy it.'],
    [
      { ...ERASED, status: 'delivered', paymentStatus: 'refunded', refundedAmount: '48.00' },
      'Order Refunded',
      'We refunded $48.00.',
    ],
  ])('with %j is "%s"', (over, title, lead) => expect(orderHeading(order(over), false)).toEqual({ title, lead }));
});

/** Step 2 of the checkout tells them to send the money before they complete the order. */
describe('the heading of an order paid by hand', () => {
  const unpaid = { status: 'pending', paymentStatus: 'unpaid', totalAmount: '46.00' } as const;
  it.each<[string, Partial<Order>, string]>([
    [
      'speaks first to those who have sent the money',
      { ...unpaid, paymentDueAt: '2026-11-24T15:05:00' },
      'Thank you, Ada. Already sent $46.00? You are done: we will email you when it arrives. Not yet? Send it by Tuesday, November 24 at 3:05 PM. We will hold your pieces until then.',
    ],
    [
      'has no deadline once staff have confirmed it',
      { ...unpaid, status: 'confirmed' },
      'Thank you, Ada. Already sent $46.00? You are done: we will email you when it arrives.',
    ],
    [
      'says what is missing when a part has arrived',
      { ...unpaid, receivedAmount: '40.00', amountDue: '6.00', paymentSentAt: '2026-11-24T10:42:00' },
      'Thank you, Ada. We have received $40.00 of $46.00. Already sent the other $6.00? You are done: we will email you when it arrives.',
    ],
    [
      'says that a part comes back after a cancellation',
      { ...unpaid, status: 'cancelled', receivedAmount: '40.00', amountDue: '6.00' },
      'Nothing will ship. We are returning $40.00 to the account it came from. We sent an email to ada@example.org.',
    ],
    [
      'looks for the payment of those who say that they have sent it',
      { ...unpaid, paymentDueAt: '2026-11-24T15:05:00', paymentSentAt: '2026-11-24T10:42:00' },
      'Thank you, Ada. We are looking for your payment of $46.00 and will email you when it arrives. We will hold your pieces until Tuesday, November 24 at 3:05 PM.',
    ],
    [
      'looks for it without a deadline once staff have confirmed it',
      { ...unpaid, status: 'confirmed', paymentSentAt: '2026-11-24T10:42:00' },
      'Thank you, Ada. We are looking for your payment of $46.00 and will email you when it arrives.',
    ],
    ['asks for nothing when it is paid', {}, 'Thank you, Ada. A confirmation is on its way to ada@example.org.'],
    ['says that it has been shipped', { status: 'shipped' }, 'It is on its way to you, Ada.'],
    [
      'says what did not arrive when it is cancelled',
      { ...unpaid, status: 'cancelled' },
      'Nothing will ship, and no payment has reached us. We sent an email to ada@example.org.',
    ],
    [
      'says what is owed when it is cancelled after the payment',
      { status: 'cancelled' },
      'Nothing will ship. We are returning $48.00 to the account it came from. We sent an email to ada@example.org.',
    ],
    [
      'says what is still owed after a partial refund',
      { status: 'cancelled', refundedAmount: '18.00' },
      'Nothing will ship. We refunded $18.00. We are returning $30.00 to the account it came from. We sent an email to ada@example.org.',
    ],
  ])('%s', (_, over, lead) => expect(orderHeading(order(over), true).lead).toBe(lead));
});

it.each([
  ['confirmed', 'paid', 'Paid'],
  ['pending', 'unpaid', 'Pending Payment'],
  ['confirmed', 'authorized', 'Pending Payment'],
  ['cancelled', 'unpaid', 'Pending Payment'],
  ['cancelled', 'voided', 'Pending Payment'],
  ['cancelled', 'refunded', 'Refunded'],
] as const)('a %s, %s order has the payment badge "%s"', (_, paymentStatus, label) =>
  expect(paymentLabel(paymentStatus)).toBe(label),
);

it.each([
  ['confirmed', 'paid', false, undefined],
  ['pending', 'unpaid', true, undefined],
  ['cancelled', 'refunded', false, undefined],
  ['cancelled', 'voided', false, 'You were not charged.'],
  ['cancelled', 'unpaid', true, 'No payment has reached us.'],
] as const)('beside the badge of a %s, %s order (by hand: %s) stands %j', (status, paymentStatus, isManual, note) =>
  expect(paymentNote({ status, paymentStatus, receivedAmount: '0.00' }, isManual)).toBe(note),
);
