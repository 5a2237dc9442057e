import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import type { PlacedOrderView } from '../../orders/index.js';
import { keyUsedForAnotherOrder } from '../checkout.errors.js';
import { purgeResponses, savedResponse, saveResponse } from './idempotency-key.queries.js';
import { hashOf, type OrderRequest } from './order-request.js';

/** A repeated request gets its first response for this long. */
const KEY_DAYS = 7;

/** Responses by the client's Idempotency-Key. Errors are not saved: a request that failed may be sent again. */
@Injectable()
export class IdempotencyKeys {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The order that was placed under this key; throws 422 when the key was used for a different request. */
  async find(tx: Tx, key: string | undefined, request: OrderRequest): Promise<PlacedOrderView | undefined> {
    if (key === undefined) return undefined;
    const saved = await savedResponse.first(tx, request.sessionId, key);
    if (saved && saved.requestHash !== hashOf(request)) throw keyUsedForAnotherOrder();
    return saved?.response;
  }

  /** Saves the response unless the key has one already, which is then returned. */
  async saveFirst(tx: Tx, key: string, request: OrderRequest, response: PlacedOrderView): Promise<PlacedOrderView> {
    const earlier = await this.find(tx, key, request);
    if (!earlier) await this.save(tx, key, request, response);
    return earlier ?? response;
  }

  async save(tx: Tx, key: string | undefined, request: OrderRequest, response: PlacedOrderView): Promise<void> {
    if (key === undefined) return;
    await saveResponse.execute(tx, request.sessionId, key, hashOf(request), response);
  }

  /** Returns how many expired keys it deleted. */
  purgeExpired(): Promise<number> {
    return purgeResponses.execute(this.db, KEY_DAYS);
  }
}
