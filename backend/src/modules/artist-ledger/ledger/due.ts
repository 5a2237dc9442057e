import type { NotDueReason } from '../ledger-rules.js';

export interface Account {
  balanceCents: number;
  /** Null without a payee. */
  minPayoutCents: number | null;
  onHold: boolean | null;
}

interface Due {
  cents: number;
  /** Why a balance above zero is not due. */
  because: NotDueReason | null;
}

/** What should be paid now: a balance above zero, of the minimum at least, to a payee who is not on hold. */
export function dueOf({ balanceCents, minPayoutCents, onHold }: Account): Due {
  if (balanceCents <= 0) return { cents: 0, because: null };
  const because = reasonOf(balanceCents, minPayoutCents, onHold);
  return { cents: because === null ? balanceCents : 0, because };
}

function reasonOf(balanceCents: number, minPayoutCents: number | null, onHold: boolean | null): NotDueReason | null {
  if (minPayoutCents === null) return 'no-payee';
  if (onHold) return 'on-hold';
  return balanceCents < minPayoutCents ? 'below-minimum' : null;
}
