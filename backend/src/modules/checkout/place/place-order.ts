import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AppError } from '#platform/app-error.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { CheckoutCart } from '../../cart/index.js';
import {
  CreateOrder,
  fingerprintOf,
  isManual,
  OrderQueries,
  orderTotal,
  type PlacedOrderView,
  sameLines,
} from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { cartChanged, cartIsEmpty } from '../checkout.errors.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type { OrderRequest } from './order-request.js';
import { SessionPayments } from '../settle/session-payments.js';

/** "Complete Order". The same request, however often it is sent, is one order. */
@Injectable()
export class PlaceOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly carts: CheckoutCart,
    private readonly createOrder: CreateOrder,
    private readonly orders: OrderQueries,
    private readonly keys: IdempotencyKeys,
    private readonly payments: SessionPayments,
    private readonly settings: ShopSettings,
  ) {}

  /** Throws 400 empty cart, 402 not paid or not offered, 409 CART_CHANGED, SHOP_CLOSED or OUT_OF_STOCK, 422 key of another order. */
  async execute(request: OrderRequest, idempotencyKey: string | undefined): Promise<PlacedOrderView> {
    const earlier = await this.keys.find(this.db.manager, idempotencyKey, request);
    if (earlier) return earlier;
    // A card payment finished in another tab wins: its order is returned, whatever method this request asks for.
    const paid = isManual(request.paymentMethod)
      ? await this.payments.finishOpen(request.sessionId)
      : await this.payments.finish(request.sessionId);
    if (paid) return this.saveResponse(request, idempotencyKey, paid);
    const rejection = await this.settings.rejectionOf(request.paymentMethod);
    return inTransaction(this.db, (tx) => this.placeUnpaid(tx, request, idempotencyKey, rejection));
  }

  private async saveResponse(request: OrderRequest, key: string | undefined, order: PlacedOrderView): Promise<PlacedOrderView> {
    if (key === undefined) return order;
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, `session ${request.sessionId}`);
      return this.keys.saveFirst(tx, key, request, order);
    });
  }

  /** `rejection` stops a new order; a repeated request still gets its earlier order. */
  private async placeUnpaid(
    tx: Tx,
    request: OrderRequest,
    key: string | undefined,
    rejection: AppError | undefined,
  ): Promise<PlacedOrderView> {
    await lockName(tx, `session ${request.sessionId}`);
    const earlier = await this.keys.find(tx, key, request);
    if (earlier) return earlier;
    const order = await this.orderFor(tx, request, rejection);
    await this.keys.save(tx, key, request, order);
    return order;
  }

  private async orderFor(tx: Tx, request: OrderRequest, rejection: AppError | undefined): Promise<PlacedOrderView> {
    const { sessionId, customer, paymentMethod, lines } = request;
    const contents = await this.carts.contents(tx, sessionId);
    if (!sameLines(contents, lines)) {
      const repeated = await this.orders.repeated(tx, sessionId, fingerprintOf(lines, paymentMethod));
      if (repeated) return repeated;
      throw cartChanged(orderTotal(contents));
    }
    if (contents.length === 0) throw cartIsEmpty();
    if (orderTotal(contents) !== request.totalAmount) throw cartChanged(orderTotal(contents));
    if (rejection) throw rejection;
    await this.payments.supersede(tx, sessionId);
    await this.carts.empty(tx, contents);
    return this.createOrder.execute(tx, {
      sessionId,
      address: request.address,
      customer,
      paymentMethod,
      paymentStatus: 'unpaid',
      paymentIntentId: null,
      items: contents,
    });
  }
}
