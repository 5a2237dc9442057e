import type { PaymentFileSource } from '../payment-matching-rules.js';

/** Why a row of a payment file is no payment to the shop. */
export const IGNORED_REASONS = [
  'no-amount',
  'crypto-or-stock',
  'reversal',
  'transfer',
  'not-zelle',
  'outgoing',
  'other-currency',
  'not-complete',
] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** A complete incoming payment. */
export interface FilePayment {
  /** As a spreadsheet program counts. */
  row: number;
  externalId: string;
  /** YYYY-MM-DD. */
  paidOn: string;
  payer: string | null;
  /** The whole text; what is stored is shorter. */
  note: string;
  cents: number;
  /** The bank does not say that the money came: its sign does. */
  isUnsaid?: boolean;
}

interface IgnoredRow {
  reason: IgnoredReason;
  /** Null for what cannot be read as an amount. */
  cents: number | null;
  reversal?: Reversal;
}

/** What a payer took back. Its id may be that of a payment, of this file or read before. */
export interface Reversal {
  externalId: string | undefined;
  note: string;
}

export interface UnreadableRow {
  row: number;
  text: string;
  message: string;
}

/** What one row of a file says. `mayTakeBack` is the text of a row that may take a payment back, although it does not say so. */
export type RowResult =
  | { payment: FilePayment }
  | { ignored: IgnoredRow; mayTakeBack?: string }
  | { unreadable: UnreadableRow; mayTakeBack?: string };

/** A file that was read. */
export interface PaymentFileContent {
  source: PaymentFileSource;
  rows: number;
  /** In the order of the file; an id can come more than once. */
  payments: FilePayment[];
  ignored: IgnoredRow[];
  unreadable: UnreadableRow[];
  mayTakeBack: string[];
}
