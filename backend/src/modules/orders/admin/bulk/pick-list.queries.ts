import { defineQuery } from '#platform/database/define-query.js';
import { REFUNDED_GOODS } from '../../refunds/refunded-goods.sql.js';
import type { OrderLeftOutView } from './pick-list.view.js';

export interface PickedLine {
  productId: string;
  name: string;
  imageUrl: string | null;
  variantId: string | null;
  label: string | null;
  pieces: number;
  /** The orders that have some of it refunded, the oldest first. */
  refunds: { orderNumber: string; cents: number }[] | null;
}

interface PickedOrders {
  lines: PickedLine[];
  orders: number;
  leftOut: OrderLeftOutView[];
}

/** Why an order is not packed now; null for one that is. */
const REASON = `case when status in ('cancelled', 'shipped', 'delivered') then 'is ' || status
  when payment_status = 'refunded' then 'is refunded' when payment_status <> 'paid' then 'is not paid'
  when not exists (select from order_items item cross join lateral ${REFUNDED_GOODS} refunded
    where item.order_id = orders.id and not is_whole and item.quantity > item.returned_quantity) then 'is refunded' end`;

/** Without what is refunded whole. Names and images are those of the newest order. */
export const PICK_LIST = defineQuery<[orderIds: readonly string[]], PickedOrders>({
  name: 'orders.pick-list',
  text: `with wanted as (select id, order_number, created_at, ${REASON} as reason from orders where id = any($1::uuid[])),
      line as (select i.product_id, i.variant_id, (array_agg(i.product_name order by i.created_at desc))[1] as name,
          (array_agg(i.product_image_url order by i.created_at desc))[1] as image, max(i.variant_label) as label,
          sum(i.quantity - i.returned_quantity)::int as pieces,
          json_agg(json_build_object('orderNumber', i.order_number, 'cents', i.cents) order by i.ordered_at, i.id)
            filter (where i.cents > 0) as refunds
        from (select item.*, refunded.cents, wanted.order_number, wanted.created_at as ordered_at
          from wanted join order_items item on item.order_id = wanted.id cross join lateral ${REFUNDED_GOODS} refunded
          where wanted.reason is null and not refunded.is_whole) i
        group by 1, 2)
    select (select coalesce(json_agg(json_build_object('productId', product_id, 'name', name, 'imageUrl', image,
          'variantId', variant_id, 'label', label, 'pieces', pieces, 'refunds', refunds)), '[]') from line where pieces > 0) as lines,
      (select count(*)::int from wanted where reason is null) as orders,
      (select coalesce(json_agg(json_build_object('orderNumber', order_number, 'reason', reason) order by created_at, id), '[]')
        from wanted where reason is not null) as "leftOut"`,
  columns: { lines: 'json', orders: 'integer', leftOut: 'json' },
});
