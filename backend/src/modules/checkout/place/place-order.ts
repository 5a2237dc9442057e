import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { CheckoutCart } from '../../cart/index.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { CreateOrder } from '../../orders/create/create-order.js';
import { fingerprintOf, sameLines } from '../../orders/create/order-lines.js';
import type { OrderRequest } from './order-request.js';
import { isManual } from '../../orders/order-status.js';
import { orderTotal } from '../../orders/order-totals.js';
import type { PlacedOrderView } from '../../orders/order.view.js';
import { cartChanged, cartIsEmpty } from '../../orders/orders.errors.js';
import { PaidCheckouts } from '../../orders/paid-checkouts.js';

/** What a shopper's "Complete Order" does. The same purchase sent again, however often, is one order. */
@Injectable()
export class PlaceOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly carts: CheckoutCart,
    private readonly book: CreateOrder,
    private readonly keys: IdempotencyKeys,
    private readonly paidCheckouts: PaidCheckouts,
  ) {}

  /** Refuses with 400 empty cart, 402 not paid, 409 CART_CHANGED or OUT_OF_STOCK, 422 key of another order. */
  execute(request: OrderRequest, idempotencyKey: string | undefined): Promise<PlacedOrderView> {
    return isManual(request.paymentMethod) ? this.placeManual(request, idempotencyKey) : this.placePaid(request, idempotencyKey);
  }

  private async placePaid(request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    const answered = await this.keys.answerOf(this.db.manager, key, request);
    return answered ?? this.keepAnswer(request, key, await this.paidCheckouts.finish(request.sessionId));
  }

  /** Who has paid by card in another window has ordered: the card's checkout wins over the method of the request. */
  private async placeManual(request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    const answered = await this.keys.answerOf(this.db.manager, key, request);
    if (answered) return answered;
    const paid = await this.paidCheckouts.finishOpen(request.sessionId);
    if (paid) return this.keepAnswer(request, key, paid);
    return inTransaction(this.db, (tx) => this.placeUnpaid(tx, request, key));
  }

  private async keepAnswer(request: OrderRequest, key: string | undefined, order: PlacedOrderView): Promise<PlacedOrderView> {
    if (key === undefined) return order;
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, `session ${request.sessionId}`);
      return this.keys.keepFirst(tx, key, request, order);
    });
  }

  private async placeUnpaid(tx: Tx, request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    await lockName(tx, `session ${request.sessionId}`);
    const answered = await this.keys.answerOf(tx, key, request);
    if (answered) return answered;
    const order = await this.orderFor(tx, request);
    await this.keys.keep(tx, key, request, order);
    return order;
  }

  private async orderFor(tx: Tx, request: OrderRequest): Promise<PlacedOrderView> {
    const { sessionId, customer, paymentMethod, lines } = request;
    const contents = await this.carts.contents(tx, sessionId);
    if (!sameLines(contents, lines)) {
      const earlier = await this.book.recent(tx, sessionId, fingerprintOf(lines, paymentMethod));
      if (earlier) return earlier;
      throw cartChanged(orderTotal(contents));
    }
    if (contents.length === 0) throw cartIsEmpty();
    if (orderTotal(contents) !== request.totalAmount) throw cartChanged(orderTotal(contents));
    await this.paidCheckouts.supersede(tx, sessionId);
    await this.carts.empty(tx, contents);
    return this.book.execute(tx, {
      sessionId,
      customer,
      paymentMethod,
      paymentStatus: 'unpaid',
      paymentIntentId: null,
      items: contents,
    });
  }
}
