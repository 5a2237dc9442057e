import { defineQuery } from '#platform/database/define-query.js';
import type { ShippingAddress } from '../entities/order.entity.js';
import type { PaymentMethod, PaymentStatus } from '../order-status.js';
import type { PlacedOrderView } from '../order.view.js';

type OrderParameters = [
  id: string,
  /** The order's number unless the session has reserved one. */
  randomNumber: string,
  customerEmail: string,
  customerName: string,
  customerPhone: string | null,
  shippingAddress: ShippingAddress,
  notes: string | null,
  totalAmount: string,
  paymentMethod: PaymentMethod,
  paymentStatus: PaymentStatus,
  paymentIntentId: string | null,
  sessionId: string,
  fingerprint: string,
  /** A JSON list of NewOrderItem. */
  items: string,
  placedFrom: string | null,
];

/** Returns no row, and inserts nothing, when the random number belongs to an order or a reservation. */
export const insertOrder = defineQuery<OrderParameters, PlacedOrderView>({
  name: 'orders.insert',
  text: `with reserved as (
      delete from reserved_order_numbers where session_id = $12::text returning order_number),
    number as (
      select order_number from reserved
      union all
      select $2::text where not exists (select from reserved)
        and not exists (select from orders where order_number = $2::text)
        and not exists (select from reserved_order_numbers where order_number = $2::text)),
    placed as (
      insert into orders (id, order_number, customer_email, customer_name, customer_phone, shipping_address, notes, total_amount,
        payment_method, payment_status, payment_intent_id, session_id, fingerprint, placed_from, item_names)
      select $1::uuid, number.order_number, $3::text, $4::text, $5::text, $6::jsonb, $7::text, $8::text, $9::text, $10::text,
        $11::text, $12::text, $13::text, $15::text,
        (select string_agg(distinct item.name, ' ' order by item.name) from jsonb_to_recordset($14::jsonb) as item(name text))
      from number
      returning id, order_number),
    items as (
      insert into order_items (order_id, product_id, variant_id, variant_label, product_name, product_image_url, quantity, price_at_time)
      select placed.id, item."productId", item."variantId", item."variantLabel", item.name, item."imageUrl", item.quantity, item.price
      from placed, jsonb_to_recordset($14::jsonb) as item("productId" uuid, "variantId" uuid, "variantLabel" text, name text,
        "imageUrl" text, quantity int, price text)),
    history as (
      insert into order_events (order_id, kind, to_state, actor, detail)
      select id, 'placed', 'pending', 'shopper', jsonb_build_object('payment', $10::text) from placed)
    select id, order_number as "orderNumber" from placed`,
  columns: { id: 'uuid', orderNumber: 'text' },
});

interface NumberRow {
  number: string;
}

export const reserveNumber = defineQuery<[sessionId: string, candidate: string]>({
  name: 'orders.reserve-number',
  text: `insert into reserved_order_numbers (session_id, order_number)
    select $1, $2 where not exists (select from orders where order_number = $2) on conflict do nothing`,
});

export const reservedNumber = defineQuery<[sessionId: string], NumberRow>({
  name: 'orders.reserved-number',
  text: 'select order_number as number from reserved_order_numbers where session_id = $1',
  columns: { number: 'text' },
});

export const purgeNumbers = defineQuery<[days: number]>({
  name: 'orders.purge-numbers',
  text: 'delete from reserved_order_numbers where created_at < now() - make_interval(days => $1)',
});
