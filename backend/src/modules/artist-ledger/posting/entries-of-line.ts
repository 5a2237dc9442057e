import { shareOf } from '../../orders/index.js';

/** A posting of the goods of a line with a share. */
export interface LinePosting {
  itemId: string;
  /** What caused it: a payment event, a change of the refunded amount, or neither for an order without a history. */
  paymentEventId: string | null;
  changeId: string | null;
  at: Date | null;
  /** Above 0: sold; below 0: given back. */
  cents: number;
  borneByShop: boolean;
  artistId: string;
  artistName: string;
  shareBps: number;
}

export interface PostedEntry extends Omit<LinePosting, 'borneByShop' | 'shareBps'> {
  kind: 'sale' | 'reversal';
  baseCents: number;
}

/**
 * The entries that all postings of one line cause, in their order: each changes the artist's part from that of what the line had before
 * to that of what it has now, so that nothing is left of a line that is refunded in whole. What the shop bears costs the artist nothing.
 */
export function entriesOfLine(postings: readonly LinePosting[]): PostedEntry[] {
  const entries = new Map<string, PostedEntry>();
  let kept = 0;
  for (const { borneByShop, shareBps, cents, ...posting } of postings) {
    const before = shareOf(kept, shareBps);
    kept += borneByShop ? 0 : cents;
    const cause = posting.paymentEventId ?? posting.changeId;
    if (cause === null) continue;
    const earlier = entries.get(cause);
    const share = (earlier?.cents ?? 0) + shareOf(kept, shareBps) - before;
    const kind = posting.paymentEventId === null ? 'reversal' : 'sale';
    entries.set(cause, { ...posting, kind, cents: share, baseCents: (earlier?.baseCents ?? 0) + cents });
  }
  return [...entries.values()];
}
