import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/app-error.js';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { Stock } from '../../catalog/index.js';
import { fingerprintOf } from './order-lines.js';
import { OrderNumbers } from './order-numbers.js';
import type { OrderCustomer } from '../../checkout/place/order-request.js';
import type { PaymentMethod, PaymentStatus } from '../order-status.js';
import { orderTotal } from '../order-totals.js';
import type { PlacedOrderView } from '../order.view.js';
import { soldOut } from '../orders.errors.js';

/** One product of an order with what is copied from the catalogue, one entry a product. */
export interface NewOrderItem {
  productId: string;
  quantity: number;
  name: string;
  imageUrl: string | null;
  /** US dollars with two decimals, for one piece. */
  price: string;
}

export interface NewOrder {
  sessionId: string;
  customer: OrderCustomer;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** Null for payments by hand. */
  paymentIntentId: string | null;
  items: readonly NewOrderItem[];
}

const SAME_ORDER_MINUTES = 10;

const WRITE = `with placed as (
    insert into orders (order_number, customer_email, customer_name, customer_phone, shipping_address, notes, total_amount,
      payment_method, payment_status, payment_intent_id, session_id, fingerprint)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id, order_number),
  items as (
    insert into order_items (order_id, product_id, product_name, product_image_url, quantity, price_at_time)
    select placed.id, item."productId", item.name, item."imageUrl", item.quantity, item.price
    from placed, jsonb_to_recordset($13::jsonb) as item("productId" uuid, name text, "imageUrl" text, quantity int, price text)),
  history as (
    insert into order_events (order_id, kind, to_state, actor, detail)
    select id, 'placed', 'pending', 'shopper', jsonb_build_object('payment', $9::text) from placed)
  select id, order_number as "orderNumber" from placed`;

const RECENT = `select id, order_number as "orderNumber" from orders
  where session_id = $1 and fingerprint = $2 and created_at > now() - make_interval(mins => $3)
  order by created_at desc, id limit 1`;

/** The only code that writes orders; whoever accepted a payment or a promise to pay calls it in its own transaction. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly numbers: OrderNumbers,
    private readonly stock: Stock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Writes the order with copied names, pictures and prices, tells of it and takes the stock. Throws 409 OUT_OF_STOCK,
   * which must roll `tx` back. The stock comes last, so that other buyers of a popular product wait as briefly as can be.
   */
  async execute(tx: Tx, draft: NewOrder): Promise<PlacedOrderView> {
    const number = await this.numbers.consume(tx, draft.sessionId);
    const placed = await this.write(tx, number, draft);
    await this.outbox.add(tx, 'order.placed', { orderId: placed.id }, `order.placed:${placed.id}`);
    await this.takeStock(tx, draft.items);
    return placed;
  }

  /** The session's order with this fingerprint of the last ten minutes: what a double click meant. */
  async recent(tx: Tx, sessionId: string, fingerprint: string): Promise<PlacedOrderView | undefined> {
    const [order] = await query<PlacedOrderView>(tx, RECENT, [sessionId, fingerprint, SAME_ORDER_MINUTES]);
    return order;
  }

  private async write(tx: Tx, number: string, { customer, items, ...draft }: NewOrder): Promise<PlacedOrderView> {
    const [placed] = await query<PlacedOrderView>(tx, WRITE, [
      number,
      customer.customerEmail,
      customer.customerName,
      customer.customerPhone,
      customer.shippingAddress,
      customer.notes,
      orderTotal(items),
      draft.paymentMethod,
      draft.paymentStatus,
      draft.paymentIntentId,
      draft.sessionId,
      fingerprintOf(items, draft.paymentMethod),
      JSON.stringify(items),
    ]);
    if (!placed) throw new Error('An order was not written');
    return placed;
  }

  private async takeStock(tx: Tx, items: readonly NewOrderItem[]): Promise<void> {
    try {
      await this.stock.decrement(tx, items);
    } catch (error) {
      const facts = error instanceof AppError ? error.details.facts : undefined;
      const item = items.find((candidate) => candidate.productId === facts?.['productId']);
      if (!item) throw error;
      throw soldOut(item.productId, item.name, Number(facts?.['stockQuantity']));
    }
  }
}
