/**
 * The sold lines of a row `orders` with a share, and what is not refunded of each; the artist keeps what the shop bears. Null without one:
 * a list of SharedLine.
 */
export const SHARED_LINES = `(select json_agg(json_build_object('artistId', line.artist_id, 'artistName', line.artist_name,
    'shareBps', line.share_bps, 'keptCents', line.net_cents + coalesce((select sum(posting.cents) from order_postings posting
      where posting.order_item_id = line.order_item_id and posting.kind = 'goods' and posting.change_id is not null
        and not posting.borne_by_shop), 0)))
  from order_line_nets line where line.order_id = orders.id and line.share_bps is not null)`;
