import { defineQuery } from '#platform/database/define-query.js';
import type { StockLine } from '../../catalog/index.js';

interface PiecesToSend {
  itemId: string;
  pieces: number;
  /** False after an exchange of some sizes: the line that was sold stands for several items, and is not known by this one. */
  isAsSold: boolean;
}

/** Items of which pieces are still to be sent. */
export const piecesToSend = defineQuery<[orderId: string], PiecesToSend>({
  name: 'orders.pieces-to-send',
  text: `select id as "itemId", quantity - returned_quantity as pieces, exists (
      select from order_line_nets sold where sold.order_item_id = order_items.id and sold.quantity = order_items.quantity) as "isAsSold"
    from order_items where order_id = $1 and quantity > returned_quantity`,
  columns: { itemId: 'uuid', pieces: 'integer', isAsSold: 'boolean' },
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
