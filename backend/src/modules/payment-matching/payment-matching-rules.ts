export const STATEMENT_SOURCES = ['venmo', 'cashapp', 'zelle'] as const;
export type StatementSource = (typeof STATEMENT_SOURCES)[number];

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
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** What became of the rows of a file. */
export interface StatementCounts {
  rows: number;
  matched: number;
  review: number;
  known: number;
  ignored: number;
  unreadable: number;
}
