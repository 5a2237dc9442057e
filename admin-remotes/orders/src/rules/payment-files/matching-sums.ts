import { type PaymentMethods, toCents } from '@shop/admin-kit';
import type { LineOrder, PaymentLine } from '@shop/contract';
import { takesPayment } from './offered-orders.ts';

/** The orders that one transfer pays together: several whose amounts due add up to its amount. */
export function paidTogether(
  { amount, candidates }: Pick<PaymentLine, 'amount' | 'candidates'>,
  methods: Pick<PaymentMethods, 'isManual'>,
): LineOrder[] {
  const isSum = candidates.reduce((sum, { amountDue }) => sum + toCents(amountDue), 0) === toCents(amount);
  return candidates.length > 1 && isSum && candidates.every((order) => takesPayment(order, methods)) ? candidates : [];
}

/** One request matches at most this many payments. */
export const MAX_PARTS = 20;

/** Payments that name the same order, and that together are what it waits for. */
export interface Parts {
  order: LineOrder;
  lineIds: string[];
}

/** The parts in which an order was paid, if `line` is one of them. */
export function partsWith(
  line: PaymentLine,
  lines: readonly PaymentLine[],
  methods: Pick<PaymentMethods, 'isManual'>,
): Parts | undefined {
  const [order, second] = line.candidates;
  if (line.reason !== 'amount-differs' || !order || second || !takesPayment(order, methods)) return undefined;
  // The rest of a paid order comes in one payment.
  if (order.paymentStatus !== 'unpaid') return undefined;
  const parts = lines.filter(
    ({ source, reason, candidates: [named, other] }) =>
      source === line.source && reason === 'amount-differs' && named?.orderId === order.orderId && !other,
  );
  const sum = parts.reduce((cents, { amount }) => cents + toCents(amount), 0);
  const lineIds = parts.flatMap(({ id }) => id ?? []);
  return lineIds.length > 1 && lineIds.length <= MAX_PARTS && sum === toCents(order.amountDue) ? { order, lineIds } : undefined;
}
