import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { pipelined, RetryTransaction, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { currentWork, type WorkContext } from '#platform/tracing/work-context.js';
import { Stock, type StockLine } from '../../catalog/index.js';
import type { ShippingAddress } from '../entities/order.entity.js';
import type { PaymentStatus } from '../order-status.js';
import { orderTotal } from '../order-totals.js';
import type { PlacedOrderView } from '../order.view.js';
import { withProductName } from '../orders.errors.js';
import { type InsertedOrder, insertOrders } from './create-order.queries.js';
import { fingerprintOf } from './order-lines.js';
import { OrderNumbers } from './order-numbers.js';
import { UnpaidOrderLimits } from '../unpaid/unpaid-order-limits.js';
import type { PaymentMethod } from '../../settings/index.js';

/** Buyer and recipient, as entered by the shopper. */
export interface OrderCustomer {
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: ShippingAddress;
  notes: string | null;
}

/** A product with what is copied from the catalogue; one entry per product and size. */
export interface NewOrderItem extends StockLine {
  /** The name of the size; given together with `variantId`. */
  variantLabel?: string | null;
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
  /** The shopper's IP address; null when the money is held already, because only unpaid orders are limited. */
  address: string | null;
  /** Null for payments by hand. */
  paymentIntentId: string | null;
  items: readonly NewOrderItem[];
  /** The request that placed the order, when others share its transaction. */
  context?: WorkContext | undefined;
}

type IdentifiedOrder = NewOrder & { id: string };

/** The only code that creates orders, in the transaction of the caller that accepted the payment or the promise to pay. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly numbers: OrderNumbers,
    private readonly stock: Stock,
    private readonly outbox: Outbox,
    private readonly limits: UnpaidOrderLimits,
  ) {}

  /**
   * Copies names, images and prices into the order, publishes `order.placed` and decrements the stock, in one round trip.
   * Throws 409 OUT_OF_STOCK or a limit of unpaid orders, which must roll `tx` back. The stock comes last, to hold the
   * locks of popular products briefly.
   */
  async execute(tx: Tx, order: NewOrder): Promise<PlacedOrderView> {
    const [placed] = await this.executeAll(tx, [order]);
    if (!placed) throw new Error('The order was not created');
    return placed;
  }

  /**
   * As `execute`, for orders of different sessions, of which no two have a name of `namesOf` in common: all of them or none.
   * Returns them in the same order.
   */
  async executeAll(tx: Tx, orders: readonly NewOrder[]): Promise<PlacedOrderView[]> {
    const identified = orders.map((order) => ({ ...order, id: randomUUID() }));
    const [, placed] = await pipelined(
      this.assertBelowLimits(tx, orders),
      this.insert(tx, identified),
      this.publish(tx, identified),
      this.decrementStock(
        tx,
        orders.flatMap(({ items }) => items),
      ),
    );
    return placed;
  }

  /** Names of locks that the order takes; orders with a common name must be created one after the other. */
  namesOf({ address, customer }: Pick<NewOrder, 'address' | 'customer'>): string[] {
    return address === null ? [] : this.limits.namesOf({ address, email: customer.customerEmail });
  }

  private async assertBelowLimits(tx: Tx, orders: readonly NewOrder[]): Promise<void> {
    const limited = orders.flatMap(({ address, customer, ...order }) =>
      address === null ? [] : [{ ...order, address, email: customer.customerEmail }],
    );
    await this.limits.assertBelow(tx, limited);
  }

  /** Repeats the transaction when a random number is taken. */
  private async insert(tx: Tx, orders: readonly IdentifiedOrder[]): Promise<PlacedOrderView[]> {
    const sessionIds = orders.map(({ sessionId }) => sessionId);
    const items = orders.flatMap((order) => order.items.map((item) => ({ ...item, orderId: order.id })));
    const rows = orders.map((order) => this.rowOf(order));
    const inserted = await insertOrders
      .rows(tx, sessionIds, JSON.stringify(rows), JSON.stringify(items))
      .catch((error: unknown) => {
        if (violatedConstraint(error) === 'orders_number_key') return [];
        throw error;
      });
    const placed = orders.map(({ id }) => inserted.find((order) => order.id === id)).filter((order) => order !== undefined);
    if (placed.length < orders.length) throw new RetryTransaction('No free order number was found');
    return placed;
  }

  private rowOf({ id, customer, items, ...order }: IdentifiedOrder): InsertedOrder {
    return {
      id,
      randomNumber: this.numbers.generate(),
      ...customer,
      totalAmount: orderTotal(items),
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      paymentIntentId: order.paymentIntentId,
      sessionId: order.sessionId,
      fingerprint: fingerprintOf(items, order.paymentMethod),
      placedFrom: order.address === null ? null : this.limits.networkOf(order.address),
    };
  }

  private async publish(tx: Tx, orders: readonly IdentifiedOrder[]): Promise<void> {
    const events = orders.map(({ id, context = currentWork() }) => ({
      payload: { orderId: id },
      dedupeKey: `order.placed:${id}`,
      context,
    }));
    await this.outbox.addAll(tx, 'order.placed', events);
  }

  private async decrementStock(tx: Tx, items: readonly NewOrderItem[]): Promise<void> {
    try {
      await this.stock.decrement(tx, items);
    } catch (error) {
      throw withProductName(error, items);
    }
  }
}
