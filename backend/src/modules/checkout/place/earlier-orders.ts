import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { IdempotentRequests, type KeyedRequest } from '#platform/idempotency/idempotent-requests.js';
import { fingerprintOf, OrderQueries, type PlacedOrderView } from '../../orders/index.js';
import { hashOf, type OrderRequest } from './order-request.js';

/** A repeated request gets its first response for a week. */
const KEY_HOURS = 7 * 24;

/** The key is undefined for clients that send none. */
interface Attempt {
  key: string | undefined;
  request: OrderRequest;
}

const keyedRequest = (key: string, request: OrderRequest): KeyedRequest => ({
  owner: request.sessionId,
  key,
  requestHash: hashOf(request),
  hours: KEY_HOURS,
  reusedMessage: 'This Idempotency-Key was used for another order',
});

/** The orders that repeated requests have placed before. */
@Injectable()
export class EarlierOrders {
  constructor(
    private readonly requests: IdempotentRequests,
    private readonly orders: OrderQueries,
  ) {}

  /** The order that was placed under this key; throws 422 when the key was used for a different request. */
  async find(tx: Tx, { key, request }: Attempt): Promise<PlacedOrderView | undefined> {
    return key === undefined ? undefined : this.requests.find(tx, keyedRequest(key, request));
  }

  /** The order of a request without a key that was sent twice: the session's recent order of the same lines and payment method. */
  findByLines(tx: Tx, { sessionId, lines, paymentMethod }: OrderRequest): Promise<PlacedOrderView | undefined> {
    return this.orders.repeated(tx, sessionId, fingerprintOf(lines, paymentMethod));
  }

  /** Saves the order of a key unless the key has one already, which is then returned. Throws as `find`. */
  async save(tx: Tx, { key, request }: Attempt, order: PlacedOrderView): Promise<PlacedOrderView> {
    return key === undefined ? order : this.requests.save(tx, keyedRequest(key, request), order);
  }
}
