/** Of a row `item` of order_items: its pieces that are not sent, because they were refunded before shipping. */
export const NOT_SENT = `(select coalesce(sum(not_sent), 0)::int from refunds join refund_lines on refund_id = refunds.id
  where refunds.order_id = item.order_id and order_item_id = item.id)`;
