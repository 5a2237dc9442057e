import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { TableChangeNotifier } from '#platform/database/table-change-notifier.js';
import { inTransaction, isUndone, pipelined, type Tx } from '#platform/database/transactions.js';
import { continueWork, type WorkContext } from '#platform/tracing/work-context.js';
import { WorkGroups } from '#platform/work-groups.js';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
import {
  CreateOrder,
  fingerprintOf,
  type NewOrder,
  OrderQueries,
  orderTotal,
  type PlacedOrderView,
  sameLines,
} from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { cartChanged, cartIsEmpty, sizeNeeded } from '../checkout.errors.js';
import { sessionLock } from '../session-lock.js';
import { SessionPayments } from '../settle/session-payments.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type { OrderRequest } from './order-request.js';
import { type Attempt, type SessionState, SessionStates } from './session-states.js';

/** An order that can be created together with others. */
interface PlainOrder {
  attempt: Attempt;
  contents: readonly CartContent[];
}

/** Places orders that are paid later. Those that arrive at the same time share a transaction; see docs/decisions/0307. */
@Injectable()
export class PlaceManualOrder {
  private readonly groups = new WorkGroups<Attempt, PlacedOrderView>({
    namesOf: ({ request }) => [sessionLock(request.sessionId), ...this.createOrder.namesOf(request)],
    // A group runs as work of one of its requests.
    alone: (attempt) => continueWork(attempt.context, () => this.placeAlone(attempt)),
    together: (attempts) => this.tryTogether(attempts),
  });

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly carts: CheckoutCart,
    private readonly states: SessionStates,
    private readonly createOrder: CreateOrder,
    private readonly orders: OrderQueries,
    private readonly keys: IdempotencyKeys,
    private readonly payments: SessionPayments,
    private readonly settings: ShopSettings,
    private readonly notifier: TableChangeNotifier,
  ) {}

  /** Throws as PlaceOrder. */
  async execute(request: OrderRequest, key: string | undefined, context: WorkContext | undefined): Promise<PlacedOrderView> {
    const rejection = await this.settings.rejectionOf(request.paymentMethod);
    return this.groups.add({ request, key, rejection, context });
  }

  /** A card payment finished in another tab wins: its order is returned, whatever method this request asks for. */
  private async placeAlone(attempt: Attempt): Promise<PlacedOrderView> {
    const result = await inTransaction(this.db, async (tx) => {
      const state = await this.states.read(tx, attempt);
      if (!state.earlier && state.open?.paymentIntentId) return { payment: state.open };
      return { order: await this.place(tx, attempt, state) };
    });
    if (result.order) return result.order;
    // Outside the transaction, because it asks the payment provider.
    const paid = await this.payments.finishIfPaid(result.payment);
    if (paid) return this.keys.saveFirst({ ...attempt, response: paid });
    return inTransaction(this.db, async (tx) => this.place(tx, attempt, await this.states.read(tx, attempt)));
  }

  private async place(tx: Tx, attempt: Attempt, state: SessionState): Promise<PlacedOrderView> {
    if (state.earlier) return state.earlier;
    const order = await this.orderFor(tx, attempt, state);
    await this.keys.save(tx, [{ ...attempt, response: order }]);
    return order;
  }

  private async orderFor(tx: Tx, attempt: Attempt, { open, contents }: SessionState): Promise<PlacedOrderView> {
    const { request } = attempt;
    if (!sameLines(contents, request.lines)) {
      const repeated = await this.orders.repeated(tx, request.sessionId, fingerprintOf(request.lines, request.paymentMethod));
      if (repeated) return repeated;
    }
    const error = differenceOf(request, contents) ?? attempt.rejection;
    if (error) throw error;
    if (open) await this.payments.supersede(tx, open);
    const [order] = await this.insert(tx, [{ attempt, contents }]);
    if (!order) throw new Error('The order was not created');
    return order;
  }

  /** None when one of the orders could not be created: each is then placed alone, so that one does not fail the others. */
  private async tryTogether(attempts: readonly Attempt[]): Promise<(PlacedOrderView | undefined)[]> {
    try {
      return await inTransaction(this.db, (tx) => this.placeTogether(tx, attempts));
    } catch (error) {
      if (error instanceof AppError || isUndone(error)) return [];
      throw error;
    }
  }

  /** Undefined for those that would have to wait for another order of their session, and for all but the plain case. */
  private async placeTogether(tx: Tx, attempts: readonly Attempt[]): Promise<(PlacedOrderView | undefined)[]> {
    const states = await this.states.tryRead(tx, attempts);
    const plain: PlainOrder[] = [];
    for (const [index, attempt] of attempts.entries()) {
      const state = states[index];
      if (state && isPlain(attempt, state)) plain.push({ attempt, contents: state.contents });
    }
    if (plain.length === 0) return [];
    const orders = await this.insert(tx, plain);
    const responses = orders.map((response, index) => ({ ...plain[index]!.attempt, response }));
    await this.keys.save(tx, responses);
    return attempts.map(({ request }) => responses.find((answered) => answered.request === request)?.response);
  }

  private async insert(tx: Tx, plain: readonly PlainOrder[]): Promise<PlacedOrderView[]> {
    const contents = plain.flatMap((order) => order.contents);
    const [, orders] = await pipelined(this.carts.empty(tx, contents), this.createOrder.executeAll(tx, plain.map(toNewOrder)));
    this.notifier.announce(tx, [
      'outbox',
      ...orders.map(({ id }) => `orders ${id}`),
      ...contents.map(({ productId }) => `stock ${productId}`),
    ]);
    return orders;
  }
}

/** The shopper gets a new order for what they saw, and nothing else has to be looked up or changed. */
const isPlain = ({ request, rejection }: Attempt, { earlier, open, contents }: SessionState): boolean =>
  !earlier && !open && !rejection && !differenceOf(request, contents);

const toNewOrder = ({ attempt: { request, context }, contents }: PlainOrder): NewOrder => ({
  sessionId: request.sessionId,
  address: request.address,
  customer: request.customer,
  paymentMethod: request.paymentMethod,
  paymentStatus: 'unpaid',
  paymentIntentId: null,
  items: contents,
  context,
});

/** Why the cart is not what the shopper wants to order. */
function differenceOf({ lines, totalAmount }: OrderRequest, contents: readonly CartContent[]): AppError | undefined {
  const unsized = contents.find((content) => needsSize(content, lines));
  if (unsized) return sizeNeeded(unsized);
  if (!sameLines(contents, lines)) return cartChanged(orderTotal(contents));
  if (contents.length === 0) return cartIsEmpty();
  return orderTotal(contents) === totalAmount ? undefined : cartChanged(orderTotal(contents));
}

/** The product has sizes, and none is chosen: in the cart, or by a client that does not know sizes. */
const needsSize = (content: CartContent, lines: OrderRequest['lines']): boolean =>
  content.needsSize ||
  (content.variantId !== null && lines.some(({ productId, variantId }) => productId === content.productId && !variantId));
