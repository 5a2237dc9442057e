import { defineQuery } from '#platform/database/define-query.js';

/** "2 × Dawn Hoodie, M; 1 × Dawn Hoodie, L" for each order that has items with a size. */
export const ORDERED_SIZES = defineQuery<[orderIds: readonly string[]], { orderId: string; sizes: string }>({
  name: 'orders.ordered-sizes',
  text: `select order_id as "orderId",
      string_agg(quantity || ' × ' || product_name || ', ' || variant_label, '; ' order by created_at, id) as sizes
    from order_items where order_id = any($1) and variant_id is not null group by order_id`,
  columns: { orderId: 'uuid', sizes: 'text' },
});
