import { defineQuery } from '#platform/database/define-query.js';
import { SHARED_POSTINGS } from '../../orders/index.js';
import type { LinePosting } from './entries-of-line.js';

/**
 * Everything in the books of the lines that something happened to between so many days ago and so many days ago, below 0 in the future,
 * which has no entry yet; a line after the other, each in the order of writing.
 */
export const LINES_TO_POST = defineQuery<[from: number, to: number], LinePosting>({
  name: 'artist-ledger.lines-to-post',
  text: `with missing as materialized (
      select distinct order_item_id from ${SHARED_POSTINGS} posting
      where at > now() - make_interval(days => $1) and at <= now() - make_interval(days => $2)
        and not exists (select from ledger_entries e where e.order_item_id = posting.order_item_id
          and (e.payment_event_id = posting.payment_event_id or e.change_id = posting.change_id)))
    select posting.order_item_id as "itemId", payment_event_id as "paymentEventId", change_id as "changeId", at,
      posting.cents, borne_by_shop as "borneByShop", artist_id as "artistId", artist_name as "artistName",
      share_bps as "shareBps"
    from ${SHARED_POSTINGS} posting where order_item_id in (select order_item_id from missing)
    order by order_item_id, posting.id`,
  columns: {
    itemId: 'uuid',
    paymentEventId: 'uuid',
    changeId: 'uuid',
    at: 'timestamptz',
    cents: 'cents',
    borneByShop: 'boolean',
    artistId: 'uuid',
    artistName: 'text',
    shareBps: 'integer',
  },
});

/**
 * In the order of the keys, so that two of these statements wait for each other and never in a circle. Two that do not see each other's
 * rows meet at the unique key. `entries` is a JSON list of PostedEntry.
 */
export const POST_ENTRIES = defineQuery<[entries: string]>({
  name: 'artist-ledger.post-entries',
  text: `insert into ledger_entries (artist_id, artist_name, kind, at, cents, base_cents, order_item_id, payment_event_id, change_id, actor)
    select "artistId", "artistName", kind, at, cents, "baseCents", "itemId", "paymentEventId", "changeId", 'system'
    from jsonb_to_recordset($1::jsonb) as entry ("artistId" uuid, "artistName" text, kind text, at timestamptz, cents bigint,
      "baseCents" bigint, "itemId" uuid, "paymentEventId" uuid, "changeId" uuid)
    order by "paymentEventId", "changeId", "itemId" on conflict do nothing`,
});
