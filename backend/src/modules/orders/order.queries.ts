import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { imageInfo, joinStoredFile } from '../media/index.js';
import type { OrderStatus, PaymentStatus } from './order-status.js';
import type { OrderView, PlacedOrderView } from './order.view.js';
import { orderNotFound } from './orders.errors.js';
import { trackingPage } from './tracking.js';

/** What settling and comparing a card payment need to know of its order. */
export interface OrderPayment {
  id: string;
  orderNumber: string;
  paymentIntentId: string | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalCents: number;
  refundedCents: number;
  ageHours: number;
}

const REPEATED_WITHIN_MINUTES = 10;
const MAX_AUTHORIZED = 1_000;

const ITEMS = `select json_agg(json_build_object(
    'id', item.id, 'productId', item.product_id, 'quantity', item.quantity, 'priceAtTime', item.price_at_time,
    'product', json_build_object('id', item.product_id, 'name', item.product_name, 'imageUrl', item.product_image_url,
      'image', ${imageInfo('file')})
    ) order by item.created_at, item.id)
  from order_items item
  ${joinStoredFile('item.product_image_url', 'file')}
  where item.order_id = orders.id`;

const ORDER = `select id, order_number as "orderNumber", customer_email as "customerEmail", customer_name as "customerName",
    customer_phone as "customerPhone", shipping_address as "shippingAddress", billing_address as "billingAddress",
    total_amount as "totalAmount", tax_amount::text as "taxAmount", shipping_amount::text as "shippingAmount",
    discount_amount::text as "discountAmount", refunded_amount::text as "refundedAmount", status,
    payment_status as "paymentStatus", payment_method as "paymentMethod", notes, created_at as "createdAt",
    updated_at as "updatedAt", case when tracking_number is null then null else
      json_build_object('carrier', tracking_carrier, 'number', tracking_number) end as tracking, coalesce((${ITEMS}), '[]') as items
  from orders where id = $1`;

const PAYMENT = `select id, order_number as "orderNumber", payment_intent_id as "paymentIntentId", status,
    payment_status as "paymentStatus", (total_amount::numeric * 100)::int as "totalCents",
    (refunded_amount * 100)::int as "refundedCents", extract(epoch from now() - created_at)::float8 / 3600 as "ageHours"
  from orders`;

const REPEATED = `select id, order_number as "orderNumber" from orders
  where session_id = $1 and fingerprint = $2 and created_at > now() - make_interval(mins => $3)
  order by created_at desc, id limit 1`;

/** In random order, so that payments that cannot be captured do not starve the others. */
const AUTHORIZED = `select id from orders where payment_status = 'authorized' order by random() limit ${MAX_AUTHORIZED}`;

const COUNT_PAID = `select count(*)::int as n from orders
  where payment_intent_id = any($1) and payment_status in ('paid', 'refunded')`;

const INTENTS_BEYOND = `select payment_intent_id as id from orders
  where id = any($1) and payment_intent_id <> all($2) and payment_status <> 'voided'`;

@Injectable()
export class OrderQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Everything that its buyer may see. A malformed id is answered exactly like an unknown one. */
  async order(id: string): Promise<OrderView> {
    if (!isUUID(id)) throw orderNotFound();
    const [order] = await query<OrderView>(this.db, ORDER, [id]);
    if (!order) throw orderNotFound();
    if (order.tracking) order.tracking.url = trackingPage(order.tracking.carrier, order.tracking.number);
    return order;
  }

  /** The session's order of the last ten minutes with this fingerprint: the same request was sent twice. */
  async repeated(tx: Tx, sessionId: string, fingerprint: string): Promise<PlacedOrderView | undefined> {
    const [order] = await query<PlacedOrderView>(tx, REPEATED, [sessionId, fingerprint, REPEATED_WITHIN_MINUTES]);
    return order;
  }

  async payment(orderId: string): Promise<OrderPayment> {
    const [order] = await query<OrderPayment>(this.db, `${PAYMENT} where id = $1`, [orderId]);
    if (!order) throw orderNotFound();
    return order;
  }

  paymentsByIntent(paymentIntentIds: readonly string[]): Promise<OrderPayment[]> {
    return query(this.db, `${PAYMENT} where payment_intent_id = any($1)`, [paymentIntentIds]);
  }

  /** Orders whose payment is authorized and not captured yet. */
  async authorizedIds(): Promise<string[]> {
    return (await query<{ id: string }>(this.db, AUTHORIZED)).map(({ id }) => id);
  }

  /** How many of these payments have an order that counts as paid, refunded or not. */
  async countPaid(paymentIntentIds: readonly string[]): Promise<number> {
    const [count] = await query<{ n: number }>(this.db, COUNT_PAID, [paymentIntentIds]);
    return count?.n ?? 0;
  }

  /** The payments of these orders that are not among `paymentIntentIds`; voided ones are left out. */
  async paymentIntentsBeyond(orderIds: readonly string[], paymentIntentIds: readonly string[]): Promise<string[]> {
    return (await query<{ id: string }>(this.db, INTENTS_BEYOND, [orderIds, paymentIntentIds])).map(({ id }) => id);
  }

  /** Oldest first: each has a mail of its own. */
  async refundIds(orderId: string): Promise<string[]> {
    const sql = 'select id from refunds where order_id = $1 order by created_at, id';
    return (await query<{ id: string }>(this.db, sql, [orderId])).map(({ id }) => id);
  }

  /** Order numbers by id. */
  async numbers(orderIds: readonly string[]): Promise<Map<string, string>> {
    const sql = 'select id, order_number as "orderNumber" from orders where id = any($1)';
    const orders = await query<PlacedOrderView>(this.db, sql, [orderIds]);
    return new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]));
  }
}
