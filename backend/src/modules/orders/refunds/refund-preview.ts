import { fromCents } from '@shop/contract/money';
import { type BookRefund, centsOf, type Posting } from '../book/book.js';
import type { StoredBook } from '../book/order-book.queries.js';
import { previewRefund, withRequested } from '../book/preview.js';
import { itemName } from '../item-name.js';
import { borneCents, shareOf } from '../shares/share-of.js';
import type { RefundPreviewView } from './refund-preview.view.js';

export type PreviewedRefund = RefundPreviewView;

/** What a refund would give back of which part, and which part of it artists would lose. */
export function previewOf(book: StoredBook, refund: BookRefund): PreviewedRefund {
  const postings = previewRefund(book, refund);
  return {
    parts: postings.map((posting) => ({
      kind: posting.kind,
      itemId: posting.itemId,
      label: labelOf(book, posting),
      amount: fromCents(-posting.cents),
    })),
    shares: lostShares(book, postings),
    total: fromCents(-centsOf(postings)),
  };
}

function labelOf({ lines, charges }: StoredBook, { chargeId, itemId }: Posting): string {
  const charge = charges.find(({ id }) => id === chargeId);
  if (charge) return charge.label;
  const line = lines.find((candidate) => candidate.itemId === itemId);
  return line ? itemName(line.productName, line.variantLabel) : 'Paid in part or too much';
}

/** Largest first; nobody who loses nothing. */
function lostShares(book: StoredBook, postings: readonly Posting[]): PreviewedRefund['shares'] {
  const before = withRequested(book).postings;
  const lost = new Map<string, { artistId: string; artistName: string; cents: number }>();
  for (const { itemId, artistId, artistName, shareBps } of book.lines) {
    if (artistId === null || shareBps === null) continue;
    const kept = borneCents(before, itemId);
    const cents = shareOf(kept, shareBps) - shareOf(kept + borneCents(postings, itemId), shareBps);
    const earlier = lost.get(artistId)?.cents ?? 0;
    lost.set(artistId, { artistId, artistName: artistName ?? '', cents: earlier + cents });
  }
  return [...lost.values()]
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents || a.artistName.localeCompare(b.artistName, 'en'))
    .map(({ cents, ...artist }) => ({ ...artist, amount: fromCents(cents) }));
}
