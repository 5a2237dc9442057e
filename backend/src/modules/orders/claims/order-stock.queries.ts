import { defineQuery } from '#platform/database/define-query.js';
import type { StockLine } from '../../catalog/index.js';

/** The pieces that are not in stock again. */
export const ITEMS_OF_ORDER = defineQuery<[orderId: string], StockLine>({
  name: 'orders.items',
  text: `select product_id as "productId", variant_id as "variantId", quantity - returned_quantity as quantity from order_items
    where order_id = $1 and quantity > returned_quantity`,
  columns: { productId: 'uuid', variantId: 'uuid', quantity: 'integer' },
});
