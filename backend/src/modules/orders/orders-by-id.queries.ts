import type { RateDays } from '@shop/contract/arrives-by';
import { arrayParameter } from '#platform/database/array-parameter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import { dollarsOf } from '#platform/money/money.sql.js';
import { imageInfo, joinStoredFile } from '../media/index.js';
import type { Charge } from '../pricing/index.js';
import { DUE_CENTS, OVERPAID_CENTS } from './order-amounts.sql.js';
import type { OrderView } from './order.view.js';
import { NOT_SENT } from './refunds/not-sent.sql.js';
import type { SharedLine } from './shares/artist-shares.js';
import { SHARED_LINES } from './shares/shared-lines.sql.js';

/** With `has_shares`: orders without one are not asked for their shared lines. */
const ITEMS = `select json_agg(json_build_object(
    'id', item.id, 'productId', item.product_id, 'quantity', item.quantity, 'notSent', ${NOT_SENT}, 'priceAtTime', item.price_at_time,
    'variant', case when item.variant_id is null then null
      else json_build_object('id', item.variant_id, 'label', item.variant_label) end,
    'product', json_build_object('id', item.product_id, 'name', item.product_name, 'imageUrl', item.product_image_url,
      'image', ${imageInfo('file')})
    ) order by item.created_at, item.id) as items, bool_or(item.share_bps is not null) as has_shares
  from order_items item
  ${joinStoredFile('item.product_image_url', 'file')}
  where item.order_id = orders.id`;

const CHARGES = `select json_agg(json_build_object('kind', kind, 'label', label, 'cents', cents, 'state', state, 'authority', authority,
    'ratePpm', rate_ppm, 'daysMin', days_min, 'daysMax', days_max) order by position) from order_charges where order_id = orders.id`;

const text = (cents: string): string => `${dollarsOf(cents)}::text`;

/** An order without what the settings say about it. */
export type StoredOrder = Omit<
  OrderView,
  'paymentDueAt' | 'paymentInstructions' | 'deliveryTime' | 'arrival' | 'charges' | 'artistShares'
> & {
  paidAt: Date | null;
  receivedCents: number;
  charges: (Charge & RateDays)[];
  /** Null for an order without shares. */
  shares: SharedLine[] | null;
};

/**
 * `offset 0` looks the orders up one by one: a connection that has planned the statement while there were few orders would read all of
 * them until the next autovacuum.
 */
export const ordersById = defineQuery<[ids: readonly string[]], StoredOrder>({
  name: 'orders.by-id',
  text: `select id, order_number as "orderNumber", customer_email as "customerEmail", customer_name as "customerName",
      customer_phone as "customerPhone", shipping_address as "shippingAddress", billing_address as "billingAddress",
      total_amount as "totalAmount", ${text('tax_cents')} as "taxAmount", ${text('shipping_cents')} as "shippingAmount",
      ${text('discount_cents')} as "discountAmount", ${text('refunded_cents')} as "refundedAmount",
      ${text('received_cents')} as "receivedAmount", ${text(DUE_CENTS)} as "amountDue", ${text(OVERPAID_CENTS)} as "overpaidAmount", status,
      payment_status as "paymentStatus", payment_method as "paymentMethod", payment_sent_at as "paymentSentAt", paid_at as "paidAt",
      received_cents as "receivedCents", notes, created_at as "createdAt",
      updated_at as "updatedAt", case when tracking_number is null then null else
        json_build_object('carrier', tracking_carrier, 'number', tracking_number) end as tracking,
      coalesce(items, '[]') as items, case when has_shares then ${SHARED_LINES} end as shares, coalesce((${CHARGES}), '[]') as charges
    from unnest(${arrayParameter('$1', 'uuid')}) as wanted(order_id),
      lateral (select * from orders where orders.id = wanted.order_id offset 0) as orders,
      lateral (${ITEMS}) as item_lists`,
  columns: {
    id: 'uuid',
    orderNumber: 'text',
    customerEmail: 'text',
    customerName: 'text',
    customerPhone: 'text',
    shippingAddress: 'jsonb',
    billingAddress: 'jsonb',
    totalAmount: 'text',
    taxAmount: 'text',
    shippingAmount: 'text',
    discountAmount: 'text',
    refundedAmount: 'text',
    receivedAmount: 'text',
    amountDue: 'text',
    overpaidAmount: 'text',
    status: 'text',
    paymentStatus: 'text',
    paymentMethod: 'text',
    paymentSentAt: 'timestamptz',
    paidAt: 'timestamptz',
    receivedCents: 'cents',
    notes: 'text',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    tracking: 'json',
    items: 'json',
    shares: 'json',
    charges: 'json',
  },
});
