import { toCents } from '@shop/contract/money';
import { isManual, type OrderStatus, type PaymentMethod, type PaymentStatus } from '../order-status.js';
import type { RefundStatus } from '../entities/refund.entity.js';

export interface Refunded {
  /** US dollars with two decimals. */
  amount: string;
  status: RefundStatus;
}

export interface RefundedOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  totalAmount: string;
  refundedAmount: string;
}

/** The money of a cancelled card order is on its way back without staff; a second refund would race with it. */
export const isRefundedAutomatically = ({ status, paymentMethod }: Pick<RefundedOrder, 'status' | 'paymentMethod'>): boolean =>
  status === 'cancelled' && !isManual(paymentMethod);

/**
 * Cents that may still be given back. What is requested counts as given: the provider may say yes at any moment. It may
 * also have told us of a refund before our own call returned, so the larger of both sums of what is done counts.
 */
export function refundableCents(order: RefundedOrder, refunds: readonly Refunded[]): number {
  if (order.paymentStatus !== 'paid' || isRefundedAutomatically(order)) return 0;
  const sum = (status: RefundStatus): number =>
    refunds.filter((refund) => refund.status === status).reduce((cents, refund) => cents + toCents(refund.amount), 0);
  const given = Math.max(toCents(order.refundedAmount), sum('done'));
  return Math.max(0, toCents(order.totalAmount) - given - sum('requested'));
}
