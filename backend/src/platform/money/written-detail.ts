import { fromCents } from '@shop/contract/money';

/** What an entry of a history or of the activity says beside its kind. */
export interface EntryDetail {
  /** Kept as dollars, `amount`. */
  cents?: number;
  /** Kept as dollars, `total`. */
  totalCents?: number;
  /** Kept as dollars, `refunded`. */
  refundedCents?: number;
  /** Kept as dollars, `difference`; left out when it is 0. */
  differenceCents?: number;
  [name: string]: unknown;
}

/** The detail as it is stored and read by people: amounts are texts like "64.00". */
export const writtenDetail = ({
  cents,
  totalCents,
  refundedCents,
  differenceCents = 0,
  ...detail
}: EntryDetail): Record<string, unknown> => ({
  ...detail,
  ...(cents === undefined ? {} : { amount: fromCents(cents) }),
  ...(totalCents === undefined ? {} : { total: fromCents(totalCents) }),
  ...(refundedCents === undefined ? {} : { refunded: fromCents(refundedCents) }),
  ...(differenceCents === 0 ? {} : { difference: fromCents(differenceCents) }),
});
