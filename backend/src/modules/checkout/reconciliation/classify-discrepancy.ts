import type { OrderPayment } from '../../orders/index.js';
import type { PaymentIntent } from '../../payments/index.js';
import { nextStepOfOrder, type Step } from '../settle/payment-state.js';
import type { DiscrepancyKind } from './discrepancy-rules.js';

/** Our side of a card payment. */
export type OrderFacts = Pick<OrderPayment, 'status' | 'paymentStatus' | 'totalCents' | 'refundedCents'>;
type Money = Pick<PaymentIntent, 'status' | 'amountCents' | 'refundedCents'>;

/** What a payment and its order disagree about when this step is still to be done. */
const KINDS: Partial<Record<Step, DiscrepancyKind>> = {
  capture: 'not_captured',
  void: 'cancelled_but_paid',
  refund: 'cancelled_but_paid',
  'mark-paid': 'not_noted',
  'mark-voided': 'not_noted',
  'record-refunds': 'not_noted',
};

/** Compares by the same table that settles payments. Either side may be missing; undefined: they agree. */
export function classifyDiscrepancy(intent: Money | undefined, order: OrderFacts | undefined): DiscrepancyKind | undefined {
  if (!order) return intent && holdsMoney(intent) ? 'paid_without_order' : undefined;
  if (intent?.status === 'succeeded' && intent.amountCents !== order.totalCents) return 'amount_differs';
  const step = nextStepOfOrder(intent, order);
  if (step === 'wait') return order.paymentStatus === 'authorized' ? 'not_noted' : 'order_without_payment';
  return KINDS[step];
}

export const holdsMoney = ({ status, amountCents, refundedCents }: Money): boolean =>
  status === 'requires_capture' || (status === 'succeeded' && refundedCents < amountCents);
