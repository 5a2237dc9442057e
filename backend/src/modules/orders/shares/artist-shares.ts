import { fromCents } from '@shop/contract/money';
import type { OrderStatus, PaymentStatus } from '../order-status.js';
import type { ArtistShareView } from '../order.view.js';
import { shareOf } from './share-of.js';

/** A line of which an artist gets a part. */
export interface SharedLine {
  artistId: string;
  artistName: string;
  shareBps: number;
  /** Its net without what is refunded; refunds that the shop bears do not count. */
  keptCents: number;
}

interface PaidOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

/** What each artist gets of an order, the largest first; nothing of one whose money went back or never comes. */
export function artistSharesOf({ status, paymentStatus }: PaidOrder, lines: readonly SharedLine[]): ArtistShareView[] {
  if (status === 'cancelled' || paymentStatus === 'voided' || paymentStatus === 'refunded') return [];
  const artists = new Map<string, { artistName: string; cents: number }>();
  for (const { artistId, artistName, shareBps, keptCents } of lines) {
    const earlier = artists.get(artistId)?.cents ?? 0;
    artists.set(artistId, { artistName, cents: earlier + shareOf(keptCents, shareBps) });
  }
  return [...artists.values()]
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents || a.artistName.localeCompare(b.artistName, 'en'))
    .map(({ artistName, cents }) => ({ artistName, amount: fromCents(cents) }));
}

/** For readers who see no amounts; an order without shares has no such field. */
export const artistNamesOf = (shares: readonly ArtistShareView[] = []): { artistNames?: string[] } =>
  shares.length > 0 ? { artistNames: shares.map(({ artistName }) => artistName) } : {};
