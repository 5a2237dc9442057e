import { defineQuery } from '#platform/database/define-query.js';
import { PRODUCT_SHARES } from '../../catalog/index.js';
import type { ShippingAddress } from '../entities/order.entity.js';
import type { PaymentStatus } from '../order-status.js';
import type { PlacedOrderView } from '../order.view.js';
import type { PaymentMethod } from '../../settings/index.js';

export interface InsertedOrder {
  id: string;
  /** The order's number unless the session has reserved one. */
  randomNumber: string;
  customerEmail: string;
  customerName: string;
  customerPhone: string | null;
  shippingAddress: ShippingAddress;
  notes: string | null;
  totalAmount: string;
  taxCents: number;
  shippingCents: number;
  discountCents: number;
  /** A code; null when the state is not readable. */
  shipState: string | null;
  locale?: string;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paymentIntentId: string | null;
  fingerprint: string;
  placedFrom: string | null;
}

type OrderParameters = [
  sessionId: string,
  /** An InsertedOrder as JSON. */
  order: string,
  /** A JSON list of NewOrderItem. */
  items: string,
];

/** A subquery that is the same for all rows is looked up by its index; for each row, Postgres reads all orders first to compare with them. */
const RANDOM_NUMBER = `($2::jsonb ->> 'randomNumber')`;

/**
 * Inserts an order, with the artists and their shares of today; no row when its random number belongs to another order or reservation.
 * Postgres expects a hundred lines and would read the whole catalogue for them: `limit` has it look for one product at a time.
 */
export const insertOrder = defineQuery<OrderParameters, PlacedOrderView>({
  name: 'orders.insert',
  text: `with reserved as (delete from reserved_order_numbers where session_id = $1 returning order_number),
    given as materialized (
      select given.*, (select order_number from reserved) as reserved
      from jsonb_to_record($2::jsonb) as given(id uuid, "randomNumber" text, "customerEmail" text, "customerName" text,
        "customerPhone" text, "shippingAddress" jsonb, notes text, "totalAmount" text, "paymentMethod" text, "paymentStatus" text,
        "paymentIntentId" text, fingerprint text, "placedFrom" text,
        "taxCents" bigint, "shippingCents" bigint, "discountCents" bigint, "shipState" text, locale text)),
    item as materialized (
      select * from rows from (jsonb_to_recordset($3::jsonb) as ("productId" uuid, "variantId" uuid, "variantLabel" text, name text,
          "imageUrl" text, quantity int, price text))
        with ordinality as item("productId", "variantId", "variantLabel", name, "imageUrl", quantity, price, position)),
    placed as (
      insert into orders (id, order_number, customer_email, customer_name, customer_phone, shipping_address, notes, total_amount,
        payment_method, payment_status, payment_intent_id, session_id, fingerprint, placed_from, tax_cents, shipping_cents,
        discount_cents, ship_state, locale, item_names)
      select id, coalesce(reserved, "randomNumber"), "customerEmail", "customerName", "customerPhone", "shippingAddress", notes,
        "totalAmount", "paymentMethod", "paymentStatus", "paymentIntentId", $1, fingerprint, "placedFrom", "taxCents",
        "shippingCents", "discountCents", "shipState", coalesce(locale, 'en-US'),
        (select string_agg(distinct name, ' ' order by name) from item)
      from given
      where reserved is not null
        or not exists (select from orders where order_number = ${RANDOM_NUMBER})
          and not exists (select from reserved_order_numbers where order_number = ${RANDOM_NUMBER})
      returning id, order_number, payment_status),
    items as (
      insert into order_items (order_id, product_id, variant_id, variant_label, product_name, product_image_url, quantity, price_at_time,
        artist_id, artist_name, share_bps)
      select placed.id, "productId", "variantId", "variantLabel", name, "imageUrl", quantity, price, artist_id, artist_name, share_bps
      from placed, item
        left join lateral (select * from ${PRODUCT_SHARES} product where product.id = "productId" limit 1) share on true
      order by position),
    history as (
      insert into order_events (order_id, kind, to_state, actor, detail)
      select id, 'placed', 'pending', 'shopper', jsonb_build_object('payment', payment_status) from placed)
    select id, order_number as "orderNumber" from placed`,
  columns: { id: 'uuid', orderNumber: 'text' },
});

/** After `insertOrder`, in the same round trip; the key of a line is the one of `lineKey`. Nothing without the order. */
export const insertCharges = defineQuery<[orderId: string, charges: string]>({
  name: 'orders.insert-charges',
  text: `insert into order_charges (order_id, order_item_id, kind, label, cents, state, authority, rate_ppm, taxable_cents,
      days_min, days_max, position)
    select orders.id, item.id, charge.kind, charge.label, charge.cents, charge.state, charge.authority, charge."ratePpm",
      charge."taxableCents", charge."daysMin", charge."daysMax", charge.position
    from orders, rows from (jsonb_to_recordset($2::jsonb) as (kind text, label text, cents bigint, "lineKey" text, state text,
        authority text, "ratePpm" int, "taxableCents" bigint, "daysMin" int, "daysMax" int))
      with ordinality as charge(kind, label, cents, "lineKey", state, authority, "ratePpm", "taxableCents", "daysMin", "daysMax", position)
      left join order_items item on item.order_id = $1 and item.product_id || coalesce('/' || item.variant_id, '') = charge."lineKey"
    where orders.id = $1`,
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
