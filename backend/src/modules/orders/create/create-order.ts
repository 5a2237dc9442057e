import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { stateCodeOf } from '@shop/contract/us-states';
import { fromCents } from '@shop/contract/money';
import { pipelined, RetryTransaction, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { Stock, type StockLine } from '../../catalog/index.js';
import type { ShippingAddress } from '../entities/order.entity.js';
import type { PaymentStatus } from '../order-status.js';
import { orderTotal, sumOfCharges } from '../order-totals.js';
import type { PlacedOrderView } from '../order.view.js';
import { withProductName } from '../orders.errors.js';
import { insertCharges, insertOrder, type InsertedOrder } from './create-order.queries.js';
import { fingerprintOf } from './order-lines.js';
import { MostPerOrder } from './most-per-order.js';
import { OrderNumbers } from './order-numbers.js';
import { UnpaidOrderLimits } from '../unpaid/unpaid-order-limits.js';
import type { Charge } from '../../pricing/index.js';
import type { PaymentMethod } from '../../settings/index.js';

/** Buyer and recipient, as entered by the shopper. */
export interface OrderCustomer {
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: ShippingAddress;
  notes: string | null;
  /** The shopper's language, when the shop has sent it. */
  locale?: string;
}

/** A product with what is copied from the catalogue; one entry per product and size. */
export interface NewOrderItem extends StockLine {
  /** The name of the size; given together with `variantId`. */
  variantLabel?: string | null;
  name: string;
  imageUrl: string | null;
  /** US dollars with two decimals, for one piece. */
  price: string;
  /** Pieces of the product that one customer may order; null or undefined: as many as there are. */
  mostPerOrder?: number | null;
}

interface NewOrder {
  sessionId: string;
  customer: OrderCustomer;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** The shopper's IP address; null when the money is held already, because only unpaid orders are limited. */
  address: string | null;
  /** Null for payments by hand. */
  paymentIntentId: string | null;
  items: readonly NewOrderItem[];
  /** What was added to them. */
  charges: readonly Charge[];
}

/** The only code that creates orders, in the transaction of the caller that accepted the payment or the promise to pay. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly numbers: OrderNumbers,
    private readonly stock: Stock,
    private readonly outbox: Outbox,
    private readonly limits: UnpaidOrderLimits,
    private readonly mostPerOrder: MostPerOrder,
  ) {}

  /**
   * Copies names, images and prices into the order, publishes `order.placed` and decrements the stock, in one round trip.
   * Throws 409 OUT_OF_STOCK, MOST_PER_ORDER or a limit of unpaid orders, which must roll `tx` back. The stock comes last, to hold the
   * locks of popular products briefly.
   */
  async execute(tx: Tx, order: NewOrder): Promise<PlacedOrderView> {
    await this.mostPerOrder.assertWithin(tx, order.items, order.customer.customerEmail);
    const id = randomUUID();
    const [, placed] = await pipelined(
      this.assertBelowLimits(tx, order),
      this.insert(tx, id, order),
      ...(order.charges.length > 0 ? [this.insertCharges(tx, id, order.charges)] : []),
      this.outbox.add(tx, 'order.placed', { orderId: id }, `order.placed:${id}`),
      this.decrementStock(tx, order.items),
    );
    return placed;
  }

  private async assertBelowLimits(tx: Tx, { address, customer, ...order }: NewOrder): Promise<void> {
    if (address !== null) await this.limits.assertBelow(tx, { ...order, address, email: customer.customerEmail });
  }

  /** Repeats the transaction when the random number is taken. */
  private async insert(tx: Tx, id: string, order: NewOrder): Promise<PlacedOrderView> {
    const row = JSON.stringify(this.rowOf(id, order));
    const placed = await insertOrder.first(tx, order.sessionId, row, JSON.stringify(order.items)).catch((error: unknown) => {
      if (violatedConstraint(error) === 'orders_number_key') return undefined;
      throw error;
    });
    if (!placed) throw new RetryTransaction('No free order number was found');
    return placed;
  }

  private async insertCharges(tx: Tx, id: string, charges: readonly Charge[]): Promise<void> {
    await insertCharges.execute(tx, id, JSON.stringify(charges));
  }

  private rowOf(id: string, { customer, items, charges, ...order }: NewOrder): InsertedOrder {
    return {
      id,
      randomNumber: this.numbers.generate(),
      ...customer,
      shipState: stateCodeOf(customer.shippingAddress.state) ?? null,
      totalAmount: orderTotal(items, charges),
      taxAmount: fromCents(sumOfCharges(charges, 'tax')),
      shippingAmount: fromCents(sumOfCharges(charges, 'shipping')),
      discountAmount: fromCents(-sumOfCharges(charges, 'discount')),
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      paymentIntentId: order.paymentIntentId,
      fingerprint: fingerprintOf(items, order.paymentMethod),
      placedFrom: order.address === null ? null : this.limits.networkOf(order.address),
    };
  }

  private async decrementStock(tx: Tx, items: readonly NewOrderItem[]): Promise<void> {
    try {
      await this.stock.decrement(tx, items);
    } catch (error) {
      throw withProductName(error, items);
    }
  }
}
