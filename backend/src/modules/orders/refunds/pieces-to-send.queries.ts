import { defineQuery } from '#platform/database/define-query.js';
import type { StockLine } from '../../catalog/index.js';

/** Pieces that are still to be sent. A line that was sold may be no item any more: then it has none. */
export const piecesToSend = defineQuery<[orderId: string], { itemId: string; pieces: number }>({
  name: 'orders.pieces-to-send',
  text: `select id as "itemId", quantity - returned_quantity as pieces from order_items
    where order_id = $1 and quantity > returned_quantity`,
  columns: { itemId: 'uuid', pieces: 'integer' },
});

export const piecesOfRefund = defineQuery<[refundId: string], StockLine & { name: string }>({
  name: 'orders.pieces-of-refund',
  text: `select product_id as "productId", variant_id as "variantId", not_sent as quantity,
      concat_ws(', ', product_name, nullif(variant_label, '')) as name
    from refund_lines join order_items on order_items.id = order_item_id where refund_id = $1 and not_sent > 0`,
  columns: { productId: 'uuid', variantId: 'uuid', quantity: 'integer', name: 'text' },
});

export const sendPieces = defineQuery<[refundId: string]>({
  name: 'orders.send-pieces',
  text: `with freed as (
      update order_items set returned_quantity = returned_quantity - not_sent from refund_lines
      where refund_id = $1 and order_item_id = order_items.id and not_sent > 0 returning order_item_id)
    update refund_lines set not_sent = 0 where refund_id = $1 and order_item_id in (select order_item_id from freed)`,
});

/** Pieces of a refund that the provider has not answered yet may be sent after all. */
export const hasPiecesToSend = defineQuery<[orderId: string], { found: boolean }>({
  name: 'orders.has-pieces-to-send',
  text: `select exists (select from order_items where order_id = $1 and quantity > returned_quantity)
    or exists (select from refunds join refund_lines on refund_id = refunds.id
      where order_id = $1 and status = 'requested' and not_sent > 0) as found`,
  columns: { found: 'boolean' },
});
