/**
 * The sold lines of a row `orders` with a share, and what is not refunded of each; the artist keeps what the shop bears. Null without one:
 * a list of SharedLine.
 */
export const SHARED_LINES = `(select json_agg(json_build_object('artistId', line.artist_id, 'artistName', line.artist_name,
    'shareBps', line.share_bps, 'keptCents', line.net_cents - coalesce((select sum(allocation.cents)
      from refund_allocations allocation left join refunds on refunds.id = allocation.refund_id
      where allocation.order_item_id = line.order_item_id and borne_by_shop is not true), 0)))
  from order_line_nets line where line.order_id = orders.id and line.share_bps is not null)`;
