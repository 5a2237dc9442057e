/** Every line as it was sold, with its order; a table expression for other modules' statements. */
export const SOLD_ITEMS = `(select line.order_item_id as id, line.order_id, o.order_number, line.product_name, line.variant_label,
    line.quantity, line.share_bps from order_line_nets line join orders o on o.id = line.order_id)`;

/**
 * The goods in the books of orders, of lines with a share: what they brought and what was given back of them, in the order of `id`. A
 * condition on `at` finds the payments and refunds by their indexes. `at` and both causes are null for an order that was paid before
 * there was a book and has no payment in its history.
 */
export const SHARED_POSTINGS = `(select posting.id, posting.order_item_id, cause.payment_event_id, cause.change_id, cause.at, posting.cents,
    posting.borne_by_shop, line.artist_id, line.artist_name, line.share_bps
  from (
    select p.id, p.payment_event_id, null::uuid as change_id, e.at
      from order_events e join order_postings p on p.payment_event_id = e.id where e.kind = 'payment'
    union all
    select p.id, null, p.change_id, c.at from refunded_amount_changes c join order_postings p on p.change_id = c.id
    union all
    select p.id, null, null, null from order_postings p where p.payment_event_id is null and p.change_id is null) cause
  join order_postings posting on posting.id = cause.id and posting.kind = 'goods'
  join order_line_nets line on line.order_id = posting.order_id and line.order_item_id = posting.order_item_id
    and line.share_bps is not null)`;
