import { type PaymentMethods, toCents } from '@shop/admin-kit';
import type { OrderRow, ReceivedPayment } from '@shop/contract';
import { nextStep } from './next-step.ts';

/** The orders that wait for a payment by hand. */
export const ordersToPay = (orders: readonly OrderRow[], methods: PaymentMethods): OrderRow[] =>
  orders.filter((order) => nextStep(order, methods) === 'pay');

export const sumCents = (orders: readonly Pick<OrderRow, 'totalAmount'>[]): number =>
  orders.reduce((sum, { totalAmount }) => sum + toCents(totalAmount), 0);

/** What is sent for the orders: a reference only where one was entered. `references` is by the id of the order. */
export function receivedPayments(
  orders: readonly Pick<OrderRow, 'id'>[],
  references: Readonly<Record<string, string | undefined>>,
): ReceivedPayment[] {
  return orders.map(({ id }) => {
    const reference = references[id]?.trim() ?? '';
    return { orderId: id, ...(reference === '' ? {} : { reference }) };
  });
}
