import { formatCents } from '@shop/admin-kit';
import { type LedgerEntry, type LedgerEntryKind, type LedgerHandKind, signedCents } from '@shop/contract';
import { MAX_BPS, shareText } from './shares.ts';

const KIND_LABELS: Record<LedgerEntryKind, string> = {
  sale: 'Sale',
  reversal: 'Refund',
  'design-fee': 'Design fee',
  deduction: 'Deduction',
  adjustment: 'Adjustment',
  payout: 'Payment',
};

/** "Sale"; "Payment taken back" of an entry that takes another one back; a sale that was undone is below zero. */
export function kindLabel({
  kind,
  reversesId,
  amount,
  base,
}: Pick<LedgerEntry, 'kind' | 'reversesId' | 'amount' | 'base'>): string {
  if (reversesId !== null) return `${KIND_LABELS[kind]} taken back`;
  const isUndone = kind === 'sale' && (signedCents(amount) < 0 || signedCents(base ?? '0.00') < 0);
  return isUndone ? 'Sale undone' : KIND_LABELS[kind];
}

/** "+$32.00", "-$4.10", "$0.00": what an entry does to the balance. */
export const effectText = (amount: string): string => {
  const cents = signedCents(amount);
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
};

/** "50% of $64.00"; undefined for an entry by hand. */
export function basisText(entry: Pick<LedgerEntry, 'kind' | 'amount' | 'base' | 'shareBps'>): string | undefined {
  const { base, shareBps } = entry;
  if (base === null) return undefined;
  const goods = formatCents(signedCents(base));
  if (shareBps === null) return `share of ${goods}`;
  return `${shareText(shareBps)} of ${goods}${entry.kind === 'reversal' ? borneText(entry.amount, base, shareBps) : ''}`;
}

/** Rounding is less than a cent: what is missing in a refund is borne by the shop. */
function borneText(amount: string, base: string, shareBps: number): string {
  const missing = Math.abs(signedCents(amount) - (signedCents(base) * shareBps) / MAX_BPS);
  if (missing < 1) return '';
  return signedCents(amount) === 0 ? ', which the shop bears' : ', a part of which the shop bears';
}

/** Whether the entry can be taken back: written by hand, and not yet. */
export const canReverse = ({ kind, reversesId, isReversed }: Pick<LedgerEntry, 'kind' | 'reversesId' | 'isReversed'>): boolean =>
  kind !== 'sale' && kind !== 'reversal' && reversesId === null && !isReversed;

/** What the form of another entry offers. */
export const OTHER_ENTRIES = ['design-fee', 'deduction', 'adjustment-up', 'adjustment-down'] as const;
export type OtherEntry = (typeof OTHER_ENTRIES)[number];

export const OTHER_ENTRY_LABELS: Record<OtherEntry, string> = {
  'design-fee': 'Design fee (adds to the balance)',
  deduction: 'Deduction (lowers the balance)',
  'adjustment-up': 'Adjustment that adds to the balance',
  'adjustment-down': 'Adjustment that lowers the balance',
};

/** The kind and the signed amount of a chosen entry. */
export function otherEntry(entry: OtherEntry, amount: string): { kind: LedgerHandKind; amount: string } {
  if (entry === 'adjustment-up') return { kind: 'adjustment', amount };
  return entry === 'adjustment-down' ? { kind: 'adjustment', amount: `-${amount}` } : { kind: entry, amount };
}
