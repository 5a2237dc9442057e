import { type ManualMethod, manualMethods, type PAYMENT_METHODS } from '@shop/contract/payment-methods';

/** The methods whose payments are listed in files. */
export type PaymentFileSource = Extract<(typeof PAYMENT_METHODS)[number], { paymentFile: object }>['id'];
export type PaymentFileFormat = NonNullable<ManualMethod['paymentFile']>;

export const PAYMENT_FILE_FORMATS: ReadonlyMap<PaymentFileSource, PaymentFileFormat> = new Map(
  manualMethods().flatMap(({ id, paymentFile }) => (paymentFile ? [[id as PaymentFileSource, paymentFile]] : [])),
);
export const PAYMENT_FILE_SOURCES: readonly PaymentFileSource[] = [...PAYMENT_FILE_FORMATS.keys()];

export const LINE_STATES = ['review', 'matched', 'owed', 'dismissed'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Why a payment waits for a person; `ready` waits for its booking. */
export const MATCH_REASONS = [
  'ready',
  'left-out',
  'several-numbers',
  'order-cancelled',
  'paid-by-card',
  'already-paid',
  'other-method',
  'amount-differs',
  'number-unclear',
  'no-number',
  'undone',
  'taken-back',
  'reopened',
  'direction-unclear',
  'in-future',
  'perhaps-taken-back',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** What became of the rows of a file. */
export interface PaymentFileCounts {
  rows: number;
  matched: number;
  review: number;
  known: number;
  ignored: number;
  unreadable: number;
}
