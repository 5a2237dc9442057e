import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AppError } from '#platform/app-error.js';
import { inTransaction, lockName, pipelined, type Tx } from '#platform/database/transactions.js';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
import { CreateOrder, type PlacedOrderView, sameLines } from '../../orders/index.js';
import type { Charge, Prices } from '../../pricing/index.js';
import { ShopSettings } from '../../settings/index.js';
import { cartChanged, cartIsEmpty, sizeNeeded } from '../checkout.errors.js';
import type { CheckoutRow } from '../checkouts.js';
import { notYetOf } from '../not-yet.js';
import { quoteCart } from '../quote/quote-cart.js';
import { takeCalculation } from '../tax/tax-calculation.queries.js';
import { sessionLock } from '../session-lock.js';
import { EarlierOrders } from './earlier-orders.js';
import type { OrderRequest } from './order-request.js';
import { SessionCheckout } from './session-checkout.js';

interface OrderAttempt {
  request: OrderRequest;
  key: string | undefined;
  /** Stops a new order; a repeated request still gets its earlier order. */
  rejection: AppError | undefined;
  /** Read before the transaction: no order is priced by two versions of rates and rules. */
  prices: Prices;
}

/** What an order depends on, read under the lock of its session. */
interface SessionState {
  /** The saved response to the same request. */
  earlier: PlacedOrderView | undefined;
  open: CheckoutRow | undefined;
  contents: CartContent[];
}

/** Places an order that is paid later, in one transaction of two round trips between its begin and its commit. */
@Injectable()
export class PlaceManualOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
    private readonly earlierOrders: EarlierOrders,
    private readonly sessionCheckout: SessionCheckout,
    private readonly carts: CheckoutCart,
    private readonly createOrder: CreateOrder,
  ) {}

  /**
   * Throws as PlaceOrder. A card payment finished in another tab wins: its order is returned, whatever method this request asks for.
   * The payment provider is asked outside the transaction.
   */
  async execute(request: OrderRequest, key: string | undefined, prices: Prices): Promise<PlacedOrderView> {
    const attempt = { request, key, prices, rejection: await this.settings.rejectionOf(request.paymentMethod) };
    const result = await inTransaction(this.db, async (tx) => {
      const state = await this.readSession(tx, attempt);
      if (!state.earlier && state.open?.paymentIntentId) return { payment: state.open };
      return { order: await this.place(tx, attempt, state) };
    });
    if (result.order) return result.order;
    const paid = await this.sessionCheckout.finishIfPaid(result.payment);
    if (paid) return this.earlierOrders.save(this.db.manager, attempt, paid);
    return inTransaction(this.db, async (tx) => this.place(tx, attempt, await this.readSession(tx, attempt)));
  }

  /** Throws 422 when the key was used for another order. */
  private async readSession(tx: Tx, attempt: OrderAttempt): Promise<SessionState> {
    const { sessionId } = attempt.request;
    const [, earlier, open, contents] = await pipelined(
      lockName(tx, sessionLock(sessionId)),
      this.earlierOrders.find(tx, attempt),
      this.sessionCheckout.lockOpen(tx, sessionId),
      this.carts.contents(tx, sessionId),
    );
    return { earlier, open, contents };
  }

  private async place(tx: Tx, attempt: OrderAttempt, { earlier, open, contents }: SessionState): Promise<PlacedOrderView> {
    if (earlier) return earlier;
    const { request } = attempt;
    const repeated = sameLines(contents, request.lines) ? undefined : await this.earlierOrders.findByLines(tx, request);
    const response = repeated ?? (await this.createAccepted(tx, attempt, { open, contents }));
    return this.earlierOrders.save(tx, attempt, response);
  }

  private async createAccepted(tx: Tx, attempt: OrderAttempt, state: Omit<SessionState, 'earlier'>): Promise<PlacedOrderView> {
    const charges = acceptedCharges(attempt, state.contents);
    const early = await notYetOf(state.contents, this.settings);
    if (early) throw early;
    const placed = await this.create(tx, attempt.request, { ...state, charges });
    const calculationId = attempt.prices.service?.calculationId;
    if (calculationId) await takeCalculation.execute(tx, calculationId, placed.id);
    return placed;
  }

  private async create(
    tx: Tx,
    request: OrderRequest,
    { open, contents, charges }: Omit<SessionState, 'earlier'> & { charges: readonly Charge[] },
  ): Promise<PlacedOrderView> {
    if (open) await this.sessionCheckout.supersede(tx, open);
    const { sessionId, address, customer, paymentMethod } = request;
    const order = {
      sessionId,
      address,
      customer,
      paymentMethod,
      paymentStatus: 'unpaid',
      paymentIntentId: null,
      items: contents,
      charges,
    } as const;
    const [, placed] = await pipelined(this.carts.empty(tx, contents), this.createOrder.execute(tx, order));
    return placed;
  }
}

/** What is added to the cart that the shopper saw. Throws why it is not what the shopper wants to order, or `rejection`. */
function acceptedCharges({ request, rejection, prices }: OrderAttempt, contents: readonly CartContent[]): readonly Charge[] {
  const { lines, totalCents: seenCents, customer, shippingRateId } = request;
  const unsized = contents.find((content) => needsSize(content, lines));
  if (unsized) throw sizeNeeded(unsized);
  const isSame = sameLines(contents, lines);
  if (contents.length === 0) throw isSame ? cartIsEmpty() : cartChanged(0);
  const { totalCents, charges } = quoteCart(contents, prices, { ...customer.shippingAddress, shippingRateId });
  if (!isSame || totalCents !== seenCents) throw cartChanged(totalCents);
  if (rejection) throw rejection;
  return charges;
}

/** The product has sizes, and none is chosen: in the cart, or by a client that does not know sizes. */
const needsSize = (content: CartContent, lines: OrderRequest['lines']): boolean =>
  content.needsSize ||
  (content.variantId !== null && lines.some(({ productId, variantId }) => productId === content.productId && !variantId));
