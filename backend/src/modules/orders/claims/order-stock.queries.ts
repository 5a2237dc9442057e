import { defineQuery } from '#platform/database/define-query.js';
import type { StockLine } from '../../catalog/index.js';

export const ITEMS_OF_ORDER = defineQuery<[orderId: string], StockLine>({
  name: 'orders.items',
  text: 'select product_id as "productId", variant_id as "variantId", quantity from order_items where order_id = $1',
  columns: { productId: 'uuid', variantId: 'uuid', quantity: 'integer' },
});
