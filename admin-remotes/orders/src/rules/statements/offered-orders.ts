import { type PaymentMethods, toCents } from '@shop/admin-kit';
import type { LineOrder, OrderRow } from '@shop/contract';
import { takesPayment } from './matching-sums.ts';

/** An order beside a payment that it may be for. */
export interface OfferedOrder extends Omit<LineOrder, 'totalAmount'> {
  /** When its buyer says that the money was sent. */
  paymentSentAt: string | null;
  /** What is due; of an order that takes no payment its total. */
  amount: string;
  isOpen: boolean;
}

type Manual = Pick<PaymentMethods, 'isManual'>;

/** A candidate of a payment, or an order that it pays already. */
export const offeredOrder = ({ totalAmount, ...order }: LineOrder, methods: Manual): OfferedOrder => ({
  ...order,
  paymentSentAt: null,
  amount: totalAmount,
  isOpen: takesPayment(order, methods),
});

type FoundRow = Pick<OrderRow, 'id' | 'amountDue' | 'paymentSentAt' | Exclude<keyof LineOrder, 'orderId'>>;

/** An order that a search has found. One whose money came in part is open until the rest came. */
export function foundOrder(row: FoundRow, methods: Manual): OfferedOrder {
  const { id: orderId, orderNumber, customerName, totalAmount, amountDue, status, paymentStatus, paymentMethod } = row;
  const isOpen = status !== 'cancelled' && methods.isManual(paymentMethod) && toCents(amountDue) > 0;
  const amount = isOpen ? amountDue : totalAmount;
  const { paymentSentAt } = row;
  return { orderId, orderNumber, customerName, status, paymentStatus, paymentMethod, paymentSentAt, amount, isOpen };
}

export const sumOf = (amounts: readonly { amount: string }[]): number =>
  amounts.reduce((cents, { amount }) => cents + toCents(amount), 0);
