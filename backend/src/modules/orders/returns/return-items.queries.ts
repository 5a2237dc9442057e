import { defineQuery } from '#platform/database/define-query.js';
import type { StockLine } from '../../catalog/index.js';

type Parameters = [orderId: string, itemIds: readonly string[], quantities: readonly number[]];

interface ReturnedLine extends StockLine {
  productName: string;
  variantLabel: string | null;
}

/** Leaves out items of other orders, and those of which more pieces would be in stock again than were sold. */
export const addReturnedPieces = defineQuery<Parameters, ReturnedLine>({
  name: 'orders.add-returned-pieces',
  text: `update order_items item set returned_quantity = item.returned_quantity + asked.quantity
    from (select id, sum(quantity)::int as quantity from unnest($2::uuid[], $3::int[]) as given (id, quantity) group by id) asked
    where item.id = asked.id and item.order_id = $1 and item.returned_quantity + asked.quantity <= item.quantity
    returning product_id as "productId", variant_id as "variantId", asked.quantity, product_name as "productName",
      variant_label as "variantLabel"`,
  columns: { productId: 'uuid', variantId: 'uuid', quantity: 'integer', productName: 'text', variantLabel: 'text' },
});
