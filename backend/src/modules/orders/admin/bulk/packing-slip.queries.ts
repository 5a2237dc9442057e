import { defineQuery } from '#platform/database/define-query.js';
import { weightOfPiece } from '../../../catalog/index.js';
import type { SharedLine } from '../../shares/artist-shares.js';
import { REFUNDED_GOODS } from '../../refunds/refunded-goods.sql.js';
import { SHARED_LINES } from '../../shares/shared-lines.sql.js';
import type { PackingSlipView } from './bulk-orders.view.js';

type StoredSlip = Omit<PackingSlipView, 'shippingName' | 'artistNames' | 'items'> & {
  items: { name: string; quantity: number; refundedCents: number }[];
  shippingLabel: string | null;
  /** Null for an order without shares. */
  shares: SharedLine[] | null;
};

/** The items that are packed, in `pieces`: without those that are refunded whole, and without pieces that are not sent. */
const PACKED_ITEMS = `(select item.*, item.quantity - refunded.not_sent as pieces, refunded.cents as refunded_cents
  from order_items item cross join lateral ${REFUNDED_GOODS} refunded
  where item.order_id = orders.id and not refunded.is_whole and item.quantity > refunded.not_sent)`;

export const PACKING_SLIPS = defineQuery<[orderIds: readonly string[]], StoredSlip>({
  name: 'orders.packing-slips',
  text: `select id, order_number as "orderNumber", customer_name as "customerName", customer_email as "customerEmail",
      customer_phone as "customerPhone", shipping_address as "shippingAddress", status, payment_status as "paymentStatus",
      notes, created_at as "createdAt", tracking_carrier as carrier, tracking_number as "trackingNumber",
      coalesce((select json_agg(json_build_object('name', concat_ws(', ', product_name, variant_label), 'quantity', pieces,
          'refundedCents', refunded_cents) order by created_at, id)
        from ${PACKED_ITEMS} packed), '[]') as items,
      (select label from order_charges where order_id = orders.id and kind = 'shipping' order by position limit 1) as "shippingLabel",
      (select case when count(*) = count(weight) then sum(pieces * weight)::float8 end
        from (select pieces, ${weightOfPiece('product_id', 'variant_id')} as weight from ${PACKED_ITEMS} packed) piece
      ) as "weightOz",
      ${SHARED_LINES} as shares
    from orders where id = any($1)`,
  columns: {
    id: 'uuid',
    orderNumber: 'text',
    customerName: 'text',
    customerEmail: 'text',
    customerPhone: 'text',
    shippingAddress: 'jsonb',
    status: 'text',
    paymentStatus: 'text',
    notes: 'text',
    createdAt: 'timestamptz',
    carrier: 'text',
    trackingNumber: 'text',
    items: 'json',
    shippingLabel: 'text',
    weightOz: 'double precision',
    shares: 'json',
  },
});

export const ORDER_IDS = defineQuery<[orderNumbers: readonly string[]], { id: string; orderNumber: string }>({
  name: 'orders.ids-by-number',
  text: 'select id, order_number as "orderNumber" from orders where order_number = any($1)',
  columns: { id: 'uuid', orderNumber: 'text' },
});
