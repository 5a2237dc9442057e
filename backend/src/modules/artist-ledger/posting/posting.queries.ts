import { defineQuery } from '#platform/database/define-query.js';
import { ARTIST_REVERSALS, ARTIST_SALES } from '../../orders/index.js';

/** Of causes between so many days ago and so many days ago, below 0 in the future. */
type Window = [from: number, to: number];

/**
 * In the order of the keys, so that two of these statements wait for each other and never in a circle. Two that do not see each other's
 * rows meet at the unique key.
 */
export const POST_SALES = defineQuery<Window>({
  name: 'artist-ledger.post-sales',
  text: `insert into ledger_entries (artist_id, artist_name, kind, at, cents, base_cents, order_item_id, payment_event_id, actor)
    select artist_id, artist_name, 'sale', at, cents, base_cents, order_item_id, payment_event_id, 'system'
    from ${ARTIST_SALES} sale where at > now() - make_interval(days => $1) and at <= now() - make_interval(days => $2)
      and not exists (select from ledger_entries e
        where e.payment_event_id = sale.payment_event_id and e.order_item_id = sale.order_item_id)
    order by payment_event_id, order_item_id on conflict do nothing`,
});

export const POST_REVERSALS = defineQuery<Window>({
  name: 'artist-ledger.post-reversals',
  text: `insert into ledger_entries (artist_id, artist_name, kind, at, cents, base_cents, order_item_id, change_id, actor)
    select artist_id, artist_name, 'reversal', at, cents, base_cents, order_item_id, change_id, 'system'
    from ${ARTIST_REVERSALS} reversal where at > now() - make_interval(days => $1) and at <= now() - make_interval(days => $2)
      and not exists (select from ledger_entries e where e.change_id = reversal.change_id and e.order_item_id = reversal.order_item_id)
    order by change_id, order_item_id on conflict do nothing`,
});
