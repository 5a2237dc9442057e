const share = (cents: string): string => `floor((${cents}) * share_bps / 10000.0 + 0.5)`;

/**
 * The artist of a line has the share of the goods that were sold, less the share of what is given back of them, in whatever steps. Written
 * from the state of orders, not from the events that the ledger is posted from.
 */
const LINES = `with line as (
    select order_item_id as id, order_id, artist_id, share_bps, net_cents as net from sold_lines
    union all
    select i.id, order_id, artist_id, share_bps, greatest(0, i.quantity * i.price_at_time::numeric * 100
      + coalesce((select sum(cents) from order_charges c where c.order_item_id = i.id and c.kind = 'discount'), 0))
    from order_items i where order_id not in (select order_id from sold_lines)),
  given as (
    select order_item_id as id, -sum(cents) as goods,
      -coalesce(sum(cents) filter (where refund_id is null or refund_id not in (select id from refunds where borne_by_shop)), 0) as borne
    from order_postings where kind = 'goods' and change_id is not null group by 1),
  due as (
    select line.id, line.artist_id, case when is_paid then ${share('net')} else 0 end
        + ${share('net - coalesce(borne, 0)')} - ${share('net')} as cents,
      case when is_paid then net else 0 end - coalesce(goods, 0) as base
    from line left join given on given.id = line.id
      cross join lateral (select payment_status in ('paid', 'refunded') and exists (
        select from order_events e where e.order_id = o.id and e.kind = 'payment' and e.to_state = 'paid') as is_paid
      from orders o where o.id = line.order_id) state
    where share_bps is not null),
  posted as (
    select order_item_id as id, artist_id, sum(cents) as cents, sum(base_cents) as base from ledger_entries
    where kind in ('sale', 'reversal') group by 1, 2)`;

/** They hold once all is posted. */
export const LEDGER_INVARIANTS: Record<string, string> = {
  'what artists have of a line is their share of what is left of it': `${LINES}
    select coalesce(due.id, posted.id) as id, due.cents as due, posted.cents as posted, due.base as "dueBase", posted.base as "postedBase"
    from due full join posted on posted.id = due.id and posted.artist_id = due.artist_id
    where coalesce(due.cents, 0) <> coalesce(posted.cents, 0) or coalesce(due.base, 0) <> coalesce(posted.base, 0)`,
  'an entry that takes another one back is its opposite': `select entry.id from ledger_entries entry join ledger_entries other
    on other.id = entry.reverses_id where entry.cents <> -other.cents or entry.kind <> other.kind or entry.artist_id <> other.artist_id`,
};
