import { PAID_SIGN } from '../order-amounts.sql.js';
import { shareOfSql } from './share-of.js';

/** Every line as it was sold, with its order; a table expression for other modules' statements. */
export const SOLD_ITEMS = `(select line.order_item_id as id, line.order_id, o.order_number, line.product_name, line.variant_label,
    line.quantity, line.share_bps from order_line_nets line join orders o on o.id = line.order_id)`;

/**
 * What artists get of payments, and what they lose when a payment is undone: a row per payment event and line with a share. A condition
 * on `at` finds the events by their index.
 */
export const ARTIST_SALES = `(select e.id as payment_event_id, line.order_item_id, line.artist_id, line.artist_name, e.at,
    ${PAID_SIGN} * ${shareOfSql('line.net_cents', 'line.share_bps')} as cents, ${PAID_SIGN} * line.net_cents as base_cents
  from order_events e join order_line_nets line on line.order_id = e.order_id
  where e.kind = 'payment' and line.share_bps is not null and ${PAID_SIGN} <> 0)`;

/** Of an allocation with its refund r: what the artists bear. */
const BORNE_CENTS = 'case when coalesce(r.borne_by_shop, false) then 0 else allocation.cents end';

/**
 * What artists lose by refunds: a row per change of a refunded amount and line with a share. The share of what is left of the line, less
 * that of what was left before, so that nothing is left of a line that is refunded in whole. What the shop bears costs them nothing. The
 * ids of allocations are the order in which they were written: a clock can go back.
 */
export const ARTIST_REVERSALS = `(select given.change_id, line.order_item_id, line.artist_id, line.artist_name, given.at,
    ${shareOfSql('line.net_cents - earlier.borne - given.borne', 'line.share_bps')}
      - ${shareOfSql('line.net_cents - earlier.borne', 'line.share_bps')} as cents,
    -given.cents as base_cents
  from (
    select change.id as change_id, change.at, change.order_id, allocation.order_item_id, sum(allocation.cents)::bigint as cents,
      sum(${BORNE_CENTS})::bigint as borne, min(allocation.id) as first_id
    from refunded_amount_changes change join refund_allocations allocation on allocation.change_id = change.id
      left join refunds r on r.id = allocation.refund_id
    where allocation.order_item_id is not null group by 1, 4) given
  join order_line_nets line on line.order_id = given.order_id and line.order_item_id = given.order_item_id
  cross join lateral (
    select coalesce(sum(${BORNE_CENTS}), 0)::bigint as borne
    from refund_allocations allocation left join refunds r on r.id = allocation.refund_id
    where allocation.order_item_id = line.order_item_id and allocation.id < given.first_id) earlier
  where line.share_bps is not null)`;
