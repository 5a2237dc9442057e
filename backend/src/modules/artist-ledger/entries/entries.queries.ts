import { defineQuery } from '#platform/database/define-query.js';
import { SOLD_ITEMS } from '../../orders/index.js';
import type { EntryKind, HandKind } from '../ledger-rules.js';

export interface EntryRow {
  id: string;
  artistId: string;
  artistName: string;
  at: Date;
  kind: EntryKind;
  cents: number;
  baseCents: number | null;
  shareBps: number | null;
  orderId: string | null;
  orderNumber: string | null;
  productName: string | null;
  variantLabel: string | null;
  quantity: number | null;
  reference: string | null;
  sentOn: string | null;
  note: string | null;
  actor: string;
  reversesId: string | null;
  isReversed: boolean;
}

const ENTRY = `select entry.id, entry.artist_id as "artistId", entry.artist_name as "artistName", entry.at, entry.kind,
    entry.cents, entry.base_cents as "baseCents", item.share_bps as "shareBps", item.order_id as "orderId",
    item.order_number as "orderNumber", item.product_name as "productName", item.variant_label as "variantLabel", item.quantity,
    entry.reference, entry.sent_on::text as "sentOn", entry.note, entry.actor, entry.reverses_id as "reversesId",
    exists (select from ledger_entries other where other.reverses_id = entry.id) as "isReversed"
  from ledger_entries entry left join ${SOLD_ITEMS} item on item.id = entry.order_item_id`;

const columns = {
  id: 'uuid',
  artistId: 'uuid',
  artistName: 'text',
  at: 'timestamptz',
  kind: 'text',
  cents: 'cents',
  baseCents: 'cents',
  shareBps: 'integer',
  orderId: 'uuid',
  orderNumber: 'text',
  productName: 'text',
  variantLabel: 'text',
  quantity: 'integer',
  reference: 'text',
  sentOn: 'text',
  note: 'text',
  actor: 'text',
  reversesId: 'uuid',
  isReversed: 'boolean',
} as const;

export const ENTRY_BY_ID = defineQuery<[id: string], EntryRow>({
  name: 'artist-ledger.entry-by-id',
  text: `${ENTRY} where entry.id = $1`,
  columns,
});

/** `month` is its first day, null for all; `after` is the last entry of the page before. */
export const ENTRY_PAGE = defineQuery<
  [artistId: string, month: string | null, timeZone: string, after: string | null, limit: number],
  EntryRow
>({
  name: 'artist-ledger.entry-page',
  text: `${ENTRY} where entry.artist_id = $1
      and ($2::date is null or entry.at >= $2::date::timestamp at time zone $3
        and entry.at < ($2::date + interval '1 month')::timestamp at time zone $3)
      and ($4::uuid is null or (entry.at, entry.id) < (select at, id from ledger_entries where id = $4))
    order by entry.at desc, entry.id desc limit $5`,
  columns,
});

type NewEntry = [
  artistId: string,
  artistName: string,
  kind: HandKind,
  cents: number,
  reversesId: string | null,
  requestId: string,
  reference: string | null,
  sentOn: string | null,
  note: string | null,
  sealedPayee: string | null,
  actor: string,
];

export const ADD_ENTRY = defineQuery<NewEntry, { id: string }>({
  name: 'artist-ledger.add-entry',
  text: `insert into ledger_entries (artist_id, artist_name, kind, cents, reverses_id, request_id, reference, sent_on, note,
      sealed_payee, actor)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
  columns: { id: 'uuid' },
});

export const BALANCE_OF = defineQuery<[artistId: string], { cents: number }>({
  name: 'artist-ledger.balance-of',
  text: 'select coalesce(sum(cents), 0)::bigint as cents from ledger_entries where artist_id = $1',
  columns: { cents: 'cents' },
});
