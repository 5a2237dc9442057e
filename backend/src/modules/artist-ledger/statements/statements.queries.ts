import { defineQuery } from '#platform/database/define-query.js';
import { ARTIST_SHARES } from '../../catalog/index.js';
import { SOLD_ITEMS } from '../../orders/index.js';
import type { HandKind } from '../ledger-rules.js';

export interface MonthBounds {
  from: Date;
  until: Date;
}

/** `$1` is the first day of the month. A closed month keeps its end when the time zone of the shop changes, and the next one begins there. */
export const MONTH_BOUNDS = defineQuery<[firstDay: string, timeZone: string], MonthBounds>({
  name: 'artist-ledger.month-bounds',
  text: `select
      coalesce((select max(until) from statements where month = ($1::date - interval '1 month')::date),
        $1::date::timestamp at time zone $2) as "from",
      coalesce((select max(until) from statements where month = $1::date),
        ($1::date + interval '1 month')::timestamp at time zone $2) as until`,
  columns: { from: 'timestamptz', until: 'timestamptz' },
});

export interface SumsRow {
  artistId: string;
  artistName: string;
  opening: number;
  earned: number;
  reversed: number;
  fees: number;
  deductions: number;
  adjustments: number;
  paid: number;
  closing: number;
}

const within = (condition: string): string =>
  `coalesce(sum(entry.cents) filter (where entry.at >= $1 and ${condition}), 0)::bigint`;

/** The artists with an entry of the month that is not 0, or the one of `artistId`. */
export const SUMS_OF_MONTH = defineQuery<[from: Date, until: Date, artistId: string | null], SumsRow>({
  name: 'artist-ledger.sums-of-month',
  text: `select "artistId", coalesce(artist.name, frozen_name) as "artistName", opening, earned, reversed, fees, deductions, adjustments,
      paid, closing
    from (
      select entry.artist_id as "artistId", (array_agg(entry.artist_name order by entry.at desc, entry.id desc))[1] as frozen_name,
        coalesce(sum(entry.cents) filter (where entry.at < $1), 0)::bigint as opening,
        ${within(`kind = 'sale'`)} as earned, ${within(`kind = 'reversal'`)} as reversed,
        ${within(`kind = 'design-fee'`)} as fees, ${within(`kind = 'deduction'`)} as deductions,
        ${within(`kind = 'adjustment'`)} as adjustments, ${within(`kind = 'payout'`)} as paid,
        sum(entry.cents)::bigint as closing
      from ledger_entries entry where entry.at < $2 and ($3::uuid is null or entry.artist_id = $3)
      group by 1 having bool_or(entry.at >= $1 and entry.cents <> 0)) sums
    left join ${ARTIST_SHARES} artist on artist.id = sums."artistId"`,
  columns: {
    artistId: 'uuid',
    artistName: 'text',
    opening: 'cents',
    earned: 'cents',
    reversed: 'cents',
    fees: 'cents',
    deductions: 'cents',
    adjustments: 'cents',
    paid: 'cents',
    closing: 'cents',
  },
});

export interface SoldSizeRow {
  artistId: string;
  productName: string;
  variantLabel: string | null;
  pieces: number;
  salesCents: number;
  cents: number;
}

/** By product and size, largest part first. The pieces of an undone payment count below 0. */
export const SOLD_IN_MONTH = defineQuery<[from: Date, until: Date, artistId: string | null], SoldSizeRow>({
  name: 'artist-ledger.sold-in-month',
  text: `select entry.artist_id as "artistId", item.product_name as "productName", item.variant_label as "variantLabel",
      sum(sign(entry.base_cents) * item.quantity)::int as pieces, sum(entry.base_cents)::bigint as "salesCents",
      sum(entry.cents)::bigint as cents
    from ledger_entries entry join ${SOLD_ITEMS} item on item.id = entry.order_item_id
    where entry.kind = 'sale' and entry.at >= $1 and entry.at < $2 and ($3::uuid is null or entry.artist_id = $3)
    group by 1, 2, 3 having sum(entry.base_cents) <> 0 or sum(entry.cents) <> 0
    order by 6 desc, 5 desc, 2, 3`,
  columns: {
    artistId: 'uuid',
    productName: 'text',
    variantLabel: 'text',
    pieces: 'integer',
    salesCents: 'cents',
    cents: 'cents',
  },
});

export interface HandEntryRow {
  artistId: string;
  kind: HandKind;
  cents: number;
  note: string | null;
  reference: string | null;
  /** The day on which money was sent, or the day of the entry. */
  day: string;
  requestId: string | null;
  sealedPayee: string | null;
}

/**
 * What people wrote, oldest first, without entries that were taken back in the same month and those that did so. Why something was taken
 * back is not for the artist.
 */
export const HAND_ENTRIES_OF_MONTH = defineQuery<
  [from: Date, until: Date, artistId: string | null, timeZone: string],
  HandEntryRow
>({
  name: 'artist-ledger.hand-entries-of-month',
  text: `select entry.artist_id as "artistId", entry.kind, entry.cents,
      case when entry.reverses_id is null then entry.note end as note, entry.reference,
      coalesce(entry.sent_on, (entry.at at time zone $4)::date)::text as day, entry.request_id as "requestId",
      entry.sealed_payee as "sealedPayee"
    from ledger_entries entry
    where entry.kind in ('design-fee', 'deduction', 'adjustment', 'payout') and entry.at >= $1 and entry.at < $2
      and ($3::uuid is null or entry.artist_id = $3)
      and not exists (select from ledger_entries other where (other.reverses_id = entry.id or other.id = entry.reverses_id)
        and other.at >= $1 and other.at < $2)
    order by entry.at, entry.id`,
  columns: {
    artistId: 'uuid',
    kind: 'text',
    cents: 'cents',
    note: 'text',
    reference: 'text',
    day: 'text',
    requestId: 'uuid',
    sealedPayee: 'text',
  },
});

export interface StoredStatement {
  id: string;
  artistId: string;
  artistName: string;
  sealedContent: string;
  createdAt: Date;
}

export const STATEMENTS_OF_MONTH = defineQuery<[firstDay: string, artistId: string | null], StoredStatement>({
  name: 'artist-ledger.statements-of-month',
  text: `select id, artist_id as "artistId", artist_name as "artistName", sealed_content as "sealedContent", created_at as "createdAt"
    from statements where month = $1::date and ($2::uuid is null or artist_id = $2)`,
  columns: { id: 'uuid', artistId: 'uuid', artistName: 'text', sealedContent: 'text', createdAt: 'timestamptz' },
});

type NewStatement = [
  id: string,
  artistId: string,
  artistName: string,
  firstDay: string,
  until: Date,
  openingCents: number,
  closingCents: number,
  sealedContent: string,
  actor: string,
];

/** Writes nothing where the artist has a statement of the month. */
export const ADD_STATEMENT = defineQuery<NewStatement>({
  name: 'artist-ledger.add-statement',
  text: `insert into statements (id, artist_id, artist_name, month, until, opening_cents, closing_cents, sealed_content, actor)
    values ($1, $2, $3, $4::date, $5, $6, $7, $8, $9) on conflict do nothing`,
});
