import type { ReportedTax } from './tax-report.queries.js';

interface Reversal {
  transactionId: string;
  cents: number;
  /** What is given back in total after it. */
  until: number;
}

/** What the service has to be told now; undefined without a refund that was begun. */
export function reversalOf({
  transactionId,
  reversedCents,
  reversingCents,
}: Pick<ReportedTax, 'transactionId' | 'reversedCents' | 'reversingCents'>): Reversal | undefined {
  if (transactionId === null || reversingCents === null) return undefined;
  return { transactionId, cents: reversingCents - reversedCents, until: reversingCents };
}

/** A refund that failed at the bank leaves more reversed than refunded; the next one counts from there. */
export const isReported = (
  { transactionId, reversedCents, reversingCents }: ReportedTax,
  order: { isPaid: boolean; refundedCents: number },
): boolean => !order.isPaid || (transactionId !== null && reversingCents === null && reversedCents >= order.refundedCents);
