export const ENTRY_KINDS = ['sale', 'reversal', 'design-fee', 'deduction', 'adjustment', 'payout'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The kinds that people write. */
export const HAND_KINDS = ['design-fee', 'deduction', 'adjustment', 'payout'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** $99,999.99 */
export const MAX_ENTRY_CENTS = 9_999_999;

export const NOT_DUE_REASONS = ['on-hold', 'below-minimum', 'no-payee'] as const;
export type NotDueReason = (typeof NOT_DUE_REASONS)[number];

/** 10,000 basis points are everything. */
export const MAX_SHARE_BPS = 10_000;

export const isHandKind = (kind: EntryKind): kind is HandKind => HAND_KINDS.some((one) => one === kind);

/** Whose entries are written one after the other. */
export const lockOf = (artistId: string): string => `artist-ledger ${artistId}`;
