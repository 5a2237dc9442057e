import type { RefundStatus } from '../entities/refund.entity.js';
import { type OrderStatus, type PaymentStatus } from '../order-status.js';
import { isManual, type PaymentMethod } from '../../settings/index.js';

export interface Refunded {
  cents: number;
  status: RefundStatus;
}

export interface RefundedOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  /** What arrived where it can be sent back to. */
  paidCents: number;
  refundedCents: number;
}

/** A cancelled card order is refunded by a job; a second refund would race with it. */
export const isRefundedAutomatically = ({ status, paymentMethod }: Pick<RefundedOrder, 'status' | 'paymentMethod'>): boolean =>
  status === 'cancelled' && !isManual(paymentMethod);

/** Of an unpaid order that was paid in part, only once it is cancelled: until then the rest may arrive. */
export const hasRefundableMoney = ({ status, paymentStatus, paidCents }: Omit<RefundedOrder, 'refundedCents'>): boolean =>
  paymentStatus === 'paid' || (paymentStatus === 'unpaid' && status === 'cancelled' && paidCents > 0);

/**
 * Cents that can still be refunded. Requested refunds count, because the provider may accept them at any moment. The provider
 * may report a refund before our own call returns, so the larger sum of completed refunds counts.
 */
export function refundableCents(order: RefundedOrder, refunds: readonly Refunded[]): number {
  if (!hasRefundableMoney(order) || isRefundedAutomatically(order)) return 0;
  const refunded = Math.max(order.refundedCents, sumOfRefunds(refunds, 'done'));
  return Math.max(0, order.paidCents - refunded - sumOfRefunds(refunds, 'requested'));
}

export const sumOfRefunds = (refunds: readonly Refunded[], ...statuses: readonly RefundStatus[]): number =>
  refunds.reduce((sum, { cents, status }) => sum + (statuses.includes(status) ? cents : 0), 0);
