import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AppError } from '#platform/app-error.js';
import { TableChangeNotifier } from '#platform/database/table-change-notifier.js';
import { inTransaction, lockName, pipelined, type Tx } from '#platform/database/transactions.js';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
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
import { cartChanged, cartIsEmpty, sizeNeeded } from '../checkout.errors.js';
import type { CheckoutRow } from '../checkouts.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type { OrderRequest } from './order-request.js';
import { SessionPayments } from '../settle/session-payments.js';

/** The changes by an order that are announced after its commit. The database announces a product that sells out itself. */
const DEFERRED_CHANGES = ['stock', 'outbox', 'orders'] as const;

/** What an order depends on, read under the lock of its session. */
interface SessionState {
  /** The saved response to the same request. */
  earlier: PlacedOrderView | undefined;
  open: CheckoutRow | undefined;
  contents: CartContent[];
}

/** A request for an order that is paid later. */
interface Attempt {
  request: OrderRequest;
  key: string | undefined;
  /** Stops a new order; a repeated request still gets its earlier order. */
  rejection: AppError | undefined;
}

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
    private readonly notifier: TableChangeNotifier,
  ) {}

  /** Throws 400 empty cart, 402 not paid or not offered, 409 CART_CHANGED, SHOP_CLOSED or OUT_OF_STOCK, 422 key of another order. */
  async execute(request: OrderRequest, idempotencyKey: string | undefined): Promise<PlacedOrderView> {
    if (isManual(request.paymentMethod)) return this.placeUnpaid(request, idempotencyKey);
    const earlier = await this.keys.find(this.db.manager, idempotencyKey, request);
    return earlier ?? this.saveResponse(request, idempotencyKey, await this.payments.finish(request.sessionId));
  }

  /** A card payment finished in another tab wins: its order is returned, whatever method this request asks for. */
  private async placeUnpaid(request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    const attempt = { request, key, rejection: await this.settings.rejectionOf(request.paymentMethod) };
    const result = await inTransaction(this.db, async (tx) => {
      const state = await this.read(tx, attempt);
      if (!state.earlier && state.open?.paymentIntentId) return { payment: state.open };
      return { order: await this.place(tx, attempt, state) };
    });
    if (result.order) return result.order;
    // Outside the transaction, because it asks the payment provider.
    const paid = await this.payments.finishIfPaid(result.payment);
    if (paid) return this.saveResponse(request, key, paid);
    return inTransaction(this.db, async (tx) => this.place(tx, attempt, await this.read(tx, attempt)));
  }

  private async saveResponse(request: OrderRequest, key: string | undefined, order: PlacedOrderView): Promise<PlacedOrderView> {
    if (key === undefined) return order;
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, `session ${request.sessionId}`);
      return this.keys.saveFirst(tx, key, request, order);
    });
  }

  private async read(tx: Tx, { request, key }: Attempt): Promise<SessionState> {
    const { sessionId } = request;
    const [, , earlier, open, contents] = await pipelined(
      lockName(tx, `session ${sessionId}`),
      this.notifier.defer(tx, DEFERRED_CHANGES),
      this.keys.find(tx, key, request),
      this.payments.lockOpen(tx, sessionId),
      this.carts.contents(tx, sessionId),
    );
    return { earlier, open, contents };
  }

  private async place(tx: Tx, attempt: Attempt, state: SessionState): Promise<PlacedOrderView> {
    if (state.earlier) return state.earlier;
    const order = await this.orderFor(tx, attempt, state);
    await this.keys.save(tx, attempt.key, attempt.request, order);
    return order;
  }

  private async orderFor(tx: Tx, { request, rejection }: Attempt, { open, contents }: SessionState): Promise<PlacedOrderView> {
    const { sessionId, address, customer, paymentMethod, lines } = request;
    const unsized = contents.find((content) => needsSize(content, lines));
    if (!sameLines(contents, lines)) {
      const repeated = await this.orders.repeated(tx, sessionId, fingerprintOf(lines, paymentMethod));
      if (repeated) return repeated;
      throw unsized ? sizeNeeded(unsized) : cartChanged(orderTotal(contents));
    }
    if (unsized) throw sizeNeeded(unsized);
    if (contents.length === 0) throw cartIsEmpty();
    if (orderTotal(contents) !== request.totalAmount) throw cartChanged(orderTotal(contents));
    if (rejection) throw rejection;
    if (open) await this.payments.supersede(tx, open);
    const [, order] = await pipelined(
      this.carts.empty(tx, contents),
      this.createOrder.execute(tx, {
        sessionId,
        address,
        customer,
        paymentMethod,
        paymentStatus: 'unpaid',
        paymentIntentId: null,
        items: contents,
      }),
    );
    this.notifier.announce(tx, ['outbox', `orders ${order.id}`, ...contents.map(({ productId }) => `stock ${productId}`)]);
    return order;
  }
}

/** The product has sizes, and none is chosen: in the cart, or by a client that does not know sizes. */
const needsSize = (content: CartContent, lines: OrderRequest['lines']): boolean =>
  content.needsSize ||
  (content.variantId !== null && lines.some(({ productId, variantId }) => productId === content.productId && !variantId));
