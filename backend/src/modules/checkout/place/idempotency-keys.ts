import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { fingerprintOf, OrderQueries, type PlacedOrderView } from '../../orders/index.js';
import { keyUsedForAnotherOrder } from '../checkout.errors.js';
import { purgeResponses, savedResponse, saveResponse } from './idempotency-key.queries.js';
import { sessionLock } from '../session-lock.js';
import { hashOf, type OrderRequest } from './order-request.js';

/** A repeated request gets its first response for this long. */
const KEY_DAYS = 7;

interface Keyed {
  key: string | undefined;
  request: OrderRequest;
}

interface Answered extends Keyed {
  response: PlacedOrderView;
}

/** Responses by the client's Idempotency-Key. Errors are not saved: a request that failed may be sent again. */
@Injectable()
export class IdempotencyKeys {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
  ) {}

  /** The order that was placed under this key; throws 422 when the key was used for a different request. */
  async find(tx: Tx, { key, request }: Keyed): Promise<PlacedOrderView | undefined> {
    if (key === undefined) return undefined;
    const saved = await savedResponse.first(tx, request.sessionId, key);
    if (saved && saved.requestHash !== hashOf(request)) throw keyUsedForAnotherOrder();
    return saved?.response;
  }

  /** The order of a request without a key that was sent twice: the session's recent order of the same lines and payment method. */
  findByLines(tx: Tx, { sessionId, lines, paymentMethod }: OrderRequest): Promise<PlacedOrderView | undefined> {
    return this.orders.repeated(tx, sessionId, fingerprintOf(lines, paymentMethod));
  }

  /** Saves the response unless the key has one already, which is then returned. */
  async saveFirst(answered: Answered): Promise<PlacedOrderView> {
    const { key, request, response } = answered;
    if (key === undefined) return response;
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, sessionLock(request.sessionId));
      const earlier = await this.find(tx, answered);
      if (!earlier) await this.save(tx, answered);
      return earlier ?? response;
    });
  }

  /** Saves the response if the request had a key. */
  async save(tx: Tx, { key, request, response }: Answered): Promise<void> {
    if (key !== undefined) await saveResponse.execute(tx, request.sessionId, key, hashOf(request), response);
  }

  /** Returns how many expired keys it deleted. */
  purgeExpired(): Promise<number> {
    return purgeResponses.execute(this.db, KEY_DAYS);
  }
}
