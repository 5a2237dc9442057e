import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toCents } from '@shop/contract/money';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { arrayParameter } from '#platform/database/array-parameter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
import { imageInfo, joinStoredFile } from '../media/index.js';
import { type Charge, chargeViews } from '../pricing/index.js';
import { isManual, paymentInstructions, ShopSettings } from '../settings/index.js';
import { AMOUNT_DUE, OVERPAID_AMOUNT } from './order-amounts.sql.js';
import {
  authorizedOrders,
  countPaidOrders,
  intentsBeyond,
  type OrderPayment,
  paymentOfOrder,
  paymentsByIntent,
} from './order-payment.queries.js';
import { arrivalOf } from './arrival.js';
import type { OrderView, PlacedOrderView } from './order.view.js';
import { orderNotFound } from './orders.errors.js';
import { sizeChange } from './sizes/change-size.queries.js';
import { trackingPage } from './tracking.js';

const REPEATED_WITHIN_MINUTES = 10;
const MS_PER_HOUR = 3_600_000;

const ITEMS = `select json_agg(json_build_object(
    'id', item.id, 'productId', item.product_id, 'quantity', item.quantity, 'priceAtTime', item.price_at_time,
    'variant', case when item.variant_id is null then null
      else json_build_object('id', item.variant_id, 'label', item.variant_label) end,
    'product', json_build_object('id', item.product_id, 'name', item.product_name, 'imageUrl', item.product_image_url,
      'image', ${imageInfo('file')})
    ) order by item.created_at, item.id)
  from order_items item
  ${joinStoredFile('item.product_image_url', 'file')}
  where item.order_id = orders.id`;

const CHARGES = `select json_agg(json_build_object('kind', kind, 'label', label, 'cents', cents, 'state', state, 'authority', authority,
    'ratePpm', rate_ppm) order by position) from order_charges where order_id = orders.id`;

/** An order without what the settings say about it. */
type StoredOrder = Omit<OrderView, 'paymentDueAt' | 'paymentInstructions' | 'arrival' | 'charges'> & {
  paidAt: Date | null;
  charges: Charge[];
};

/**
 * `offset 0` looks the orders up one by one: a connection that has planned the statement while there were few orders would read all of
 * them until the next autovacuum.
 */
const ordersById = defineQuery<[ids: readonly string[]], StoredOrder>({
  name: 'orders.by-id',
  text: `select id, order_number as "orderNumber", customer_email as "customerEmail", customer_name as "customerName",
      customer_phone as "customerPhone", shipping_address as "shippingAddress", billing_address as "billingAddress",
      total_amount as "totalAmount", tax_amount::text as "taxAmount", shipping_amount::text as "shippingAmount",
      discount_amount::text as "discountAmount", refunded_amount::text as "refundedAmount", received_amount::text as "receivedAmount",
      ${AMOUNT_DUE} as "amountDue", ${OVERPAID_AMOUNT} as "overpaidAmount", status,
      payment_status as "paymentStatus", payment_method as "paymentMethod", payment_sent_at as "paymentSentAt", paid_at as "paidAt", notes, created_at as "createdAt",
      updated_at as "updatedAt", case when tracking_number is null then null else
        json_build_object('carrier', tracking_carrier, 'number', tracking_number) end as tracking,
      coalesce((${ITEMS}), '[]') as items, coalesce((${CHARGES}), '[]') as charges
    from unnest(${arrayParameter('$1', 'uuid')}) as wanted(order_id),
      lateral (select * from orders where orders.id = wanted.order_id offset 0) as orders`,
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
    notes: 'text',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    tracking: 'json',
    items: 'json',
    charges: 'json',
  },
});

const repeatedOrder = defineQuery<[sessionId: string, fingerprint: string, minutes: number], PlacedOrderView>({
  name: 'orders.repeated',
  text: `select id, order_number as "orderNumber" from orders
    where session_id = $1 and fingerprint = $2 and created_at > now() - make_interval(mins => $3)
    order by created_at desc, id limit 1`,
  columns: { id: 'uuid', orderNumber: 'text' },
});

const orderNumbers = defineQuery<[ids: readonly string[]], PlacedOrderView>({
  name: 'orders.numbers',
  text: 'select id, order_number as "orderNumber" from orders where id = any($1)',
  columns: { id: 'uuid', orderNumber: 'text' },
});

const refundIdsOfOrder = defineQuery<[orderId: string], { id: string }>({
  name: 'orders.refund-ids',
  text: 'select id from refunds where order_id = $1 order by created_at, id',
  columns: { id: 'uuid' },
});

function paymentDueAt(order: Omit<StoredOrder, 'paidAt' | 'charges'>, unpaidOrderHours: number): Date | null {
  const { status, paymentStatus, paymentMethod, receivedAmount, createdAt } = order;
  if (status !== 'pending' || paymentStatus !== 'unpaid' || !isManual(paymentMethod) || toCents(receivedAmount) > 0) return null;
  return new Date(createdAt.getTime() + unpaidOrderHours * MS_PER_HOUR);
}

@Injectable()
export class OrderQueries {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
  ) {}

  /** Everything that its buyer may see. A malformed id is answered exactly like an unknown one. */
  async order(id: string): Promise<OrderView> {
    if (!isUUID(id)) throw orderNotFound();
    const [order] = await this.orders([id]);
    if (!order) throw orderNotFound();
    return order;
  }

  /** The orders that exist, in no particular order. */
  async orders(ids: readonly string[]): Promise<OrderView[]> {
    const [orders, { unpaidOrderHours }, settings] = await Promise.all([
      ordersById.rows(this.db, ids),
      this.settings.values(),
      this.settings.current(),
    ]);
    for (const { tracking } of orders) if (tracking) tracking.url = trackingPage(tracking.carrier, tracking.number);
    const now = new Date();
    return orders.map(({ paidAt, charges, ...order }) => ({
      ...order,
      charges: chargeViews(charges),
      arrival: arrivalOf({ ...order, paidAt }, settings, now),
      paymentDueAt: paymentDueAt(order, unpaidOrderHours),
      paymentInstructions:
        order.paymentStatus === 'unpaid' && order.status !== 'cancelled' ? paymentInstructions(order, settings) : null,
    }));
  }

  /** The session's order of the last ten minutes with this fingerprint: the same request was sent twice. */
  repeated(tx: Tx, sessionId: string, fingerprint: string): Promise<PlacedOrderView | undefined> {
    return repeatedOrder.first(tx, sessionId, fingerprint, REPEATED_WITHIN_MINUTES);
  }

  async payment(orderId: string): Promise<OrderPayment> {
    const order = await paymentOfOrder.first(this.db, orderId);
    if (!order) throw orderNotFound();
    return order;
  }

  paymentsByIntent(paymentIntentIds: readonly string[]): Promise<OrderPayment[]> {
    return paymentsByIntent.rows(this.db, paymentIntentIds);
  }

  /** Orders whose payment is authorized and not captured yet. */
  async authorizedIds(): Promise<string[]> {
    return (await authorizedOrders.rows(this.db)).map(({ id }) => id);
  }

  /** How many of these payments have an order that counts as paid, refunded or not. */
  async countPaid(paymentIntentIds: readonly string[]): Promise<number> {
    return (await countPaidOrders.first(this.db, paymentIntentIds))?.n ?? 0;
  }

  /** The payments of these orders that are not among `paymentIntentIds`; voided ones are left out. */
  async paymentIntentsBeyond(orderIds: readonly string[], paymentIntentIds: readonly string[]): Promise<string[]> {
    return (await intentsBeyond.rows(this.db, orderIds, paymentIntentIds)).map(({ id }) => id);
  }

  /** Oldest first: each has a mail of its own. */
  async refundIds(orderId: string): Promise<string[]> {
    return (await refundIdsOfOrder.rows(this.db, orderId)).map(({ id }) => id);
  }

  /** What a change of a size has exchanged: "2 × Hoodie, L to M"; undefined for another entry of a history. */
  async sizeChange(eventId: string): Promise<string | undefined> {
    return (await sizeChange.first(this.db, eventId))?.pieces;
  }

  /** Order numbers by id. */
  async numbers(orderIds: readonly string[]): Promise<Map<string, string>> {
    const orders = await orderNumbers.rows(this.db, orderIds);
    return new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]));
  }
}
