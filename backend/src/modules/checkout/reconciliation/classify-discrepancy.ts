import type { PaymentIntent } from '../../payments/gateway/payment-gateway.js';
import type { DiscrepancyKind } from './discrepancy-rules.js';

/** Our side of a card payment. */
export interface OrderFacts {
  status: string;
  paymentStatus: string;
  totalCents: number;
  refundedCents: number;
}

type Money = Pick<PaymentIntent, 'status' | 'amountCents' | 'refundedCents'>;

/** What is wrong between a payment and its order; either may be missing. Undefined: nothing. */
export function classifyDiscrepancy(intent: Money | undefined, order: OrderFacts | undefined): DiscrepancyKind | undefined {
  if (!order) return intent && holdsMoney(intent) ? 'paid_without_order' : undefined;
  if (intent?.status === 'succeeded') return judgeCaptured(intent, order);
  if (intent?.status === 'requires_capture') return order.status === 'cancelled' ? 'cancelled_but_paid' : 'not_captured';
  if (order.paymentStatus === 'authorized') return 'not_noted';
  return order.paymentStatus === 'paid' || order.paymentStatus === 'refunded' ? 'order_without_payment' : undefined;
}

export const holdsMoney = ({ status, amountCents, refundedCents }: Money): boolean =>
  status === 'requires_capture' || (status === 'succeeded' && refundedCents < amountCents);

function judgeCaptured(intent: Money, order: OrderFacts): DiscrepancyKind | undefined {
  if (intent.amountCents !== order.totalCents) return 'amount_differs';
  if (order.status === 'cancelled' && holdsMoney(intent)) return 'cancelled_but_paid';
  const paymentStatus = intent.refundedCents === intent.amountCents ? 'refunded' : 'paid';
  const noted = order.paymentStatus === paymentStatus && order.refundedCents === intent.refundedCents;
  return noted ? undefined : 'not_noted';
}
