import type { PaymentIntent } from '../../payments/index.js';
import { classifyDiscrepancy, type OrderFacts } from './classify-discrepancy.js';

type Intent = Pick<PaymentIntent, 'status' | 'amountCents' | 'refundedCents'>;

const captured = { status: 'succeeded', amountCents: 4800, refundedCents: 0 } as const;
const authorised = { status: 'requires_capture', amountCents: 4800, refundedCents: 0 } as const;
const paid: OrderFacts = { status: 'confirmed', paymentStatus: 'paid', totalCents: 4800, refundedCents: 0 };
const cancelled: OrderFacts = { ...paid, status: 'cancelled' };

describe('a payment and its order', () => {
  it.each<[string, Intent | undefined, OrderFacts | undefined, string | undefined]>([
    ['nothing at all', undefined, undefined, undefined],
    ['captured, paid', captured, paid, undefined],
    ['partly refunded, noted', { ...captured, refundedCents: 1000 }, { ...paid, refundedCents: 1000 }, undefined],
    [
      'refunded whole, noted',
      { ...captured, refundedCents: 4800 },
      { ...paid, paymentStatus: 'refunded', refundedCents: 4800 },
      undefined,
    ],
    [
      'cancelled and given back',
      { ...captured, refundedCents: 4800 },
      { ...cancelled, paymentStatus: 'refunded', refundedCents: 4800 },
      undefined,
    ],
    [
      'cancelled and voided',
      { ...authorised, status: 'canceled' as const },
      { ...cancelled, paymentStatus: 'voided' },
      undefined,
    ],
    ['never paid, no order', { ...captured, status: 'requires_payment_method' as const }, undefined, undefined],
    ['cancelled, no order', { ...captured, status: 'canceled' as const }, undefined, undefined],
    ['captured and given back, no order', { ...captured, refundedCents: 4800 }, undefined, undefined],
    ['captured, no order', captured, undefined, 'paid_without_order'],
    ['authorised, no order', authorised, undefined, 'paid_without_order'],
    ['partly given back, no order', { ...captured, refundedCents: 4700 }, undefined, 'paid_without_order'],
    ['paid, and the provider knows nothing', undefined, paid, 'order_without_payment'],
    ['paid, and the provider was never paid', { ...captured, status: 'canceled' as const }, paid, 'order_without_payment'],
    ['authorised, and the provider knows nothing', undefined, { ...paid, paymentStatus: 'authorized' }, 'not_noted'],
    ['another amount', { ...captured, amountCents: 4700 }, paid, 'amount_differs'],
    ['cancelled, money kept', captured, cancelled, 'cancelled_but_paid'],
    [
      'cancelled, part of the money kept',
      { ...captured, refundedCents: 100 },
      { ...cancelled, refundedCents: 100 },
      'cancelled_but_paid',
    ],
    ['cancelled, money held', authorised, { ...cancelled, paymentStatus: 'authorized' }, 'cancelled_but_paid'],
    ['authorised, not taken', authorised, { ...paid, paymentStatus: 'authorized' }, 'not_captured'],
    ['captured, not noted', captured, { ...paid, paymentStatus: 'authorized' }, 'not_noted'],
    ['refund not noted', { ...captured, refundedCents: 1000 }, paid, 'not_noted'],
    ['refund that failed, still noted', captured, { ...paid, paymentStatus: 'refunded', refundedCents: 4800 }, 'not_noted'],
    [
      'authorisation run out, not noted',
      { ...authorised, status: 'canceled' as const },
      { ...paid, paymentStatus: 'authorized' },
      'not_noted',
    ],
  ])('%s', (_name, intent, order, expected) => {
    expect(classifyDiscrepancy(intent, order)).toBe(expected);
  });
});
