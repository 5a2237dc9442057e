import { NOT_SENT } from './not-sent.sql.js';

/**
 * Of a row `item` of order_items: the table `refunded`, always one row, with
 * - `not_sent`: its pieces that are not packed, because a refund names them
 * - `cents`: its goods that other refunds gave back or that are requested, without tax (bigint): nobody has said which pieces they are of
 * - `is_whole`: all of it was given back, and no refund says how many of its pieces are not sent; a requested refund does not count yet,
 *   and goods for nothing are never given back.
 *
 * The provider may accept a requested refund at any moment, so it counts in `cents`. Where sizes of a product were exchanged after the
 * payment, a line that was sold is no item any more: all items of the product then have what was refunded of its lines together.
 */
export const REFUNDED_GOODS = `(select coalesce(sum(unnamed + requested), 0)::bigint as cents, ${NOT_SENT} as not_sent,
    coalesce(sum(given_back) >= sum(net_cents) and sum(net_cents) > 0, false) and not exists (
      select from refunds join refund_lines named on named.refund_id = refunds.id
      where refunds.order_id = item.order_id and refunds.status <> 'failed' and named.order_item_id = item.id and not_sent is not null
    ) as is_whole
  from (select line.net_cents,
      coalesce((select -sum(cents) from order_postings
        where order_item_id = line.order_item_id and kind = 'goods' and change_id is not null), 0) as given_back,
      coalesce((select -sum(cents) from order_postings posting
        where order_item_id = line.order_item_id and kind = 'goods' and change_id is not null
          and not exists (select from refund_lines named where named.refund_id = posting.refund_id
            and named.order_item_id = line.order_item_id and not_sent is not null)), 0) as unnamed,
      coalesce((select sum(asked.cents) from refund_lines asked join refunds on refunds.id = asked.refund_id
        where asked.order_item_id = line.order_item_id and refunds.status = 'requested' and asked.not_sent is null), 0) as requested
    from order_line_nets line
    where line.order_id = item.order_id and (line.order_item_id = item.id or line.product_id = item.product_id and exists (
      select from (select order_item_id, quantity from order_line_nets where order_id = item.order_id and product_id = item.product_id) sold
      full join (select id, quantity from order_items where order_id = item.order_id and product_id = item.product_id) now
        on now.id = sold.order_item_id
      where now.quantity is distinct from sold.quantity))) part)`;
