import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { stateCodeOf } from '@shop/contract/us-states';
import { pipelined, RetryTransaction, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { Charge } from '../../pricing/index.js';
import { OrderClaims } from '../claims/order-claims.js';
import { orderTotal, sumOfCharges } from '../order-totals.js';
import type { PlacedOrderView } from '../order.view.js';
import { insertCharges, insertOrder, type InsertedOrder } from './create-order.queries.js';
import { NetworkDigest } from './network-digest.js';
import type { NewOrder } from './new-order.js';
import { fingerprintOf } from './order-lines.js';
import { OrderNumbers } from './order-numbers.js';

/** The only code that creates orders, in the transaction of the caller that accepted the payment or the promise to pay. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly numbers: OrderNumbers,
    private readonly networks: NetworkDigest,
    private readonly outbox: Outbox,
    private readonly claims: OrderClaims,
  ) {}

  /**
   * Copies names, images and prices into the order, publishes `order.placed` and takes the order's claims, in one round trip. Throws the
   * error of a claim that refuses it, which must roll `tx` back. The claims come last, to hold their locks briefly.
   */
  async execute(tx: Tx, order: NewOrder): Promise<PlacedOrderView> {
    const id = randomUUID();
    const placedFrom = order.address === null ? null : this.networks.of(order.address);
    const { sessionId, items, charges } = order;
    const { customerEmail } = order.customer;
    const [placed] = await pipelined(
      this.insert(tx, order, { id, placedFrom }),
      ...(charges.length > 0 ? [this.insertCharges(tx, id, charges)] : []),
      this.outbox.add(tx, 'order.placed', { orderId: id }, `order.placed:${id}`),
      this.claims.take(tx, { id, sessionId, customerEmail, placedFrom, items }),
    );
    return placed;
  }

  /** Repeats the transaction when the random number is taken. */
  private async insert(tx: Tx, order: NewOrder, ids: Pick<InsertedOrder, 'id' | 'placedFrom'>): Promise<PlacedOrderView> {
    const row = JSON.stringify(this.rowOf(order, ids));
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

  private rowOf({ customer, items, charges, ...order }: NewOrder, ids: Pick<InsertedOrder, 'id' | 'placedFrom'>): InsertedOrder {
    return {
      ...ids,
      randomNumber: this.numbers.generate(),
      ...customer,
      shipState: stateCodeOf(customer.shippingAddress.state) ?? null,
      totalAmount: orderTotal(items, charges),
      taxCents: sumOfCharges(charges, 'tax'),
      shippingCents: sumOfCharges(charges, 'shipping'),
      discountCents: -sumOfCharges(charges, 'discount'),
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      paymentIntentId: order.paymentIntentId,
      fingerprint: fingerprintOf(items, order.paymentMethod),
    };
  }
}
