import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
import { chargeViews } from '../pricing/index.js';
import { isManual, paymentInstructions, ShopSettings } from '../settings/index.js';
import {
  authorizedOrders,
  countPaidOrders,
  intentsBeyond,
  type OrderPayment,
  paymentOfOrder,
  paymentsByIntent,
} from './order-payment.queries.js';
import { arrivalOf, deliveryTimeOf } from './arrival.js';
import type { OrderView, PlacedOrderView } from './order.view.js';
import { orderNotFound } from './orders.errors.js';
import { changedTaxedOrders, type TaxedOrder, taxedOrder } from './refunds/taxed-order.queries.js';
import { ordersById, type StoredOrder } from './orders-by-id.queries.js';
import { artistSharesOf, type SharedLine } from './shares/artist-shares.js';
import { sizeChange } from './sizes/change-size.queries.js';
import { trackingPage } from './tracking.js';

const REPEATED_WITHIN_MINUTES = 10;
const MS_PER_HOUR = 3_600_000;

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

type DueOrder = Pick<StoredOrder, 'status' | 'paymentStatus' | 'paymentMethod' | 'receivedCents' | 'createdAt'>;

function paymentDueAt(order: DueOrder, unpaidOrderHours: number): Date | null {
  const { status, paymentStatus, paymentMethod, receivedCents, createdAt } = order;
  if (status !== 'pending' || paymentStatus !== 'unpaid' || !isManual(paymentMethod) || receivedCents > 0) return null;
  return new Date(createdAt.getTime() + unpaidOrderHours * MS_PER_HOUR);
}

/** An order without shares has no such field. */
function sharesOf(order: Parameters<typeof artistSharesOf>[0], lines: readonly SharedLine[]): Pick<OrderView, 'artistShares'> {
  const artistShares = artistSharesOf(order, lines);
  return artistShares.length > 0 ? { artistShares } : {};
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
    return orders.map(({ paidAt, receivedCents, charges, shares, ...stored }) => {
      const order = { ...stored, ...deliveryTimeOf(charges, settings) };
      return {
        ...order,
        items: order.items.map(({ notSent, ...item }) => (notSent ? { ...item, notSent } : item)),
        arrival: arrivalOf({ ...order, paidAt }, settings, now),
        paymentDueAt: paymentDueAt({ ...order, receivedCents }, unpaidOrderHours),
        paymentInstructions:
          order.paymentStatus === 'unpaid' && order.status !== 'cancelled' ? paymentInstructions(order, settings) : null,
        charges: chargeViews(charges),
        ...sharesOf(order, shares ?? []),
      };
    });
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

  async taxed(orderId: string): Promise<TaxedOrder> {
    const order = await taxedOrder.first(this.db, orderId);
    if (!order) throw orderNotFound();
    return order;
  }

  /** Of these orders those whose last change a tax service may not know. */
  changedTaxed(orderIds: readonly string[]): Promise<TaxedOrder[]> {
    return changedTaxedOrders.rows(this.db, orderIds);
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
