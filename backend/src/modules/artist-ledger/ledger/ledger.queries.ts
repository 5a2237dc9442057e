import { defineQuery } from '#platform/database/define-query.js';
import { ARTIST_SHARES, PRODUCT_SHARES_OF_ARTISTS } from '../../catalog/index.js';

export interface LedgerArtistRow {
  artistId: string;
  artistName: string;
  shareBps: number | null;
  isDeleted: boolean;
  balanceCents: number;
  paidAt: Date | null;
  paidCents: number | null;
  /** The day on which staff say that it was sent. */
  paidSentOn: string | null;
  /** Null without a payee. */
  minPayoutCents: number | null;
  onHold: boolean | null;
}

/** Every artist of the catalog, and everyone with entries or a payee. `condition` reads artist_id of a row of `known`. */
const ledgerArtists = (condition: string): string => `with known as (
    select id as artist_id from ${ARTIST_SHARES} artist where not is_deleted
    union select artist_id from ledger_entries
    union select artist_id from payees)
  select known.artist_id as "artistId", coalesce(artist.name, newest.artist_name, 'Deleted artist') as "artistName",
    artist.share_bps as "shareBps", coalesce(artist.is_deleted, true) as "isDeleted",
    coalesce(total.cents, 0)::bigint as "balanceCents", payout.at as "paidAt", payout.cents as "paidCents", payout.sent_on::text as "paidSentOn",
    payee.min_payout_cents as "minPayoutCents", payee.on_hold as "onHold"
  from known left join ${ARTIST_SHARES} artist on artist.id = known.artist_id
    left join payees payee on payee.artist_id = known.artist_id
    left join lateral (select sum(cents) as cents from ledger_entries where artist_id = known.artist_id) total on true
    left join lateral (select artist_name from ledger_entries where artist_id = known.artist_id order by at desc, id desc limit 1) newest
      on true
    left join lateral (select at, -cents as cents, sent_on from ledger_entries entry where artist_id = known.artist_id and kind = 'payout'
      and reverses_id is null and not exists (select from ledger_entries other where other.reverses_id = entry.id)
      order by at desc, id desc limit 1) payout on true
  where ${condition}`;

const columns = {
  artistId: 'uuid',
  artistName: 'text',
  shareBps: 'integer',
  isDeleted: 'boolean',
  balanceCents: 'cents',
  paidAt: 'timestamptz',
  paidCents: 'cents',
  paidSentOn: 'text',
  minPayoutCents: 'integer',
  onHold: 'boolean',
} as const;

export const LEDGER_ARTISTS = defineQuery<[], LedgerArtistRow>({
  name: 'artist-ledger.artists',
  text: ledgerArtists('true'),
  columns,
});

export const LEDGER_ARTIST = defineQuery<[artistId: string], LedgerArtistRow>({
  name: 'artist-ledger.artist',
  text: ledgerArtists('known.artist_id = $1'),
  columns,
});

/** A deleted artist that has nothing in the ledger yet is known as well. */
export const ARTIST_NAME = defineQuery<[artistId: string], { name: string }>({
  name: 'artist-ledger.artist-name',
  text: `select coalesce(
      (select name from ${ARTIST_SHARES} artist where id = $1),
      (select artist_name from ledger_entries where artist_id = $1 order by at desc, id desc limit 1),
      (select 'Deleted artist' from payees where artist_id = $1)) as name`,
  columns: { name: 'text' },
});

export const PRODUCTS_OF_ARTIST = defineQuery<[artistId: string], { productId: string; name: string; shareBps: number | null }>({
  name: 'artist-ledger.products-of-artist',
  text: `select id as "productId", name, share_bps as "shareBps" from ${PRODUCT_SHARES_OF_ARTISTS} product
    where artist_id = $1 order by name, id`,
  columns: { productId: 'uuid', name: 'text', shareBps: 'integer' },
});
