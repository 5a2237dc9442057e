import type { FilePayment } from '../reading/payment-file-content.js';
import { PAYMENT_FILE_FORMATS, type PaymentFileSource } from '../payment-matching-rules.js';

/** A line that is stored under an id. */
export interface StoredId {
  externalId: string;
  cents: number;
}

const withAmount = ({ externalId, cents }: FilePayment): string => `${externalId}/${cents}`;

/** All ids under which these payments may be stored. */
export const possibleIds = (payments: readonly FilePayment[]): string[] => [
  ...new Set(payments.flatMap((payment) => [payment.externalId, withAmount(payment)])),
];

/**
 * The payments under the ids that they are or will be stored with, each id once. A bank's id that comes again with another amount is
 * another payment, whatever the order of the rows.
 */
export function identifyPayments(
  source: PaymentFileSource,
  payments: readonly FilePayment[],
  stored: ReadonlyMap<string, StoredId>,
): FilePayment[] {
  const isBank = PAYMENT_FILE_FORMATS.get(source)?.reader === 'bank';
  const claimed = new Map<string, FilePayment>();
  for (const payment of payments) {
    const id = isBank ? idOfBank(payment, stored, claimed) : payment.externalId;
    if (!claimed.has(id)) claimed.set(id, { ...payment, externalId: id });
  }
  return [...claimed.values()];
}

function idOfBank(payment: FilePayment, stored: ReadonlyMap<string, StoredId>, claimed: ReadonlyMap<string, StoredId>): string {
  const { externalId, cents } = payment;
  if (stored.has(withAmount(payment))) return withAmount(payment);
  const other = stored.get(externalId) ?? claimed.get(externalId);
  return other && other.cents !== cents ? withAmount(payment) : externalId;
}
