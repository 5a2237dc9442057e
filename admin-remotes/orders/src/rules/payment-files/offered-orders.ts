import { type PaymentMethods, toCents } from '@shop/admin-kit';
import type { LineOrder, OrderRow } from '@shop/contract';
import { foldText, nameWords } from '@shop/contract/search';

/** An order beside a payment that it may be for. */
export interface OfferedOrder extends Omit<LineOrder, 'totalAmount' | 'amountDue'> {
  /** When its buyer says that the money was sent. */
  paymentSentAt: string | null;
  /** What is due; of an order that takes no payment its total. */
  amount: string;
  isOpen: boolean;
}

type Manual = Pick<PaymentMethods, 'isManual'>;

/** Whether a payment by hand can be booked on the order. One whose money came in part is open until the rest came. */
export const takesPayment = (
  { status, amountDue, paymentMethod }: Pick<LineOrder, 'status' | 'amountDue' | 'paymentMethod'>,
  methods: Manual,
): boolean => status !== 'cancelled' && toCents(amountDue) > 0 && methods.isManual(paymentMethod);

/** A candidate of a payment, or an order that it pays already. */
export function offeredOrder({ totalAmount, amountDue, ...order }: LineOrder, methods: Manual): OfferedOrder {
  const isOpen = takesPayment({ ...order, amountDue }, methods);
  return { ...order, paymentSentAt: null, amount: isOpen ? amountDue : totalAmount, isOpen };
}

type FoundRow = Pick<OrderRow, 'id' | 'paymentSentAt' | Exclude<keyof LineOrder, 'orderId'>>;

/** An order that a search has found. */
export const foundOrder = ({ id: orderId, paymentSentAt, ...row }: FoundRow, methods: Manual): OfferedOrder => {
  const { orderNumber, customerName, totalAmount, amountDue, status, paymentStatus, paymentMethod } = row;
  const order = { orderId, orderNumber, customerName, totalAmount, amountDue, status, paymentStatus, paymentMethod };
  return { ...offeredOrder(order, methods), paymentSentAt };
};

/** Whether payer and buyer may be one person: a word of their names is the same, or the whole name. */
export function sharesName(payer: string | null, customerName: string): boolean {
  if (payer !== null && foldText(payer).trim() === foldText(customerName).trim()) return true;
  const words = new Set(nameWords(payer ?? ''));
  return nameWords(customerName).some((word) => words.has(word));
}

export const sumOf = (amounts: readonly { amount: string }[]): number =>
  amounts.reduce((cents, { amount }) => cents + toCents(amount), 0);
