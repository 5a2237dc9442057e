import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import type { PlacedOrderView } from '../../orders/index.js';
import { keyUsedForAnotherOrder } from '../checkout.errors.js';
import { hashOf, type OrderRequest } from './order-request.js';

interface SavedResponse {
  requestHash: string;
  response: PlacedOrderView;
}

/** A repeated request gets its first response for this long. */
const KEY_DAYS = 7;

const FIND = 'select request_hash as "requestHash", response from idempotency_keys where session_id = $1 and key = $2';
const INSERT = 'insert into idempotency_keys (session_id, key, request_hash, response) values ($1, $2, $3, $4)';
const PURGE = 'delete from idempotency_keys where created_at < now() - make_interval(days => $1) returning 1';

/** Responses by the client's Idempotency-Key. Errors are not saved: a request that failed may be sent again. */
@Injectable()
export class IdempotencyKeys {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The order that was placed under this key; throws 422 when the key was used for a different request. */
  async find(tx: Tx, key: string | undefined, request: OrderRequest): Promise<PlacedOrderView | undefined> {
    if (key === undefined) return undefined;
    const [saved] = await query<SavedResponse>(tx, FIND, [request.sessionId, key]);
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
    await tx.query(INSERT, [request.sessionId, key, hashOf(request), response]);
  }

  /** Returns how many expired keys it deleted. */
  async purgeExpired(): Promise<number> {
    return (await queryReturning(this.db, PURGE, [KEY_DAYS])).length;
  }
}
