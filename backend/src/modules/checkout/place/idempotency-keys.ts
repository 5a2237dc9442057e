import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import type { PlacedOrderView } from '../../orders/index.js';
import { keyUsedForAnotherOrder } from '../checkout.errors.js';
import { type NewResponse, purgeResponses, savedResponses, saveResponses } from './idempotency-key.queries.js';
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

const hasKey = <Request extends Keyed>(request: Request): request is Request & { key: string } => request.key !== undefined;

/** Responses by the client's Idempotency-Key. Errors are not saved: a request that failed may be sent again. */
@Injectable()
export class IdempotencyKeys {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The order that was placed under this key; throws 422 when the key was used for a different request. */
  async find(tx: Tx, request: Keyed): Promise<PlacedOrderView | undefined> {
    return (await this.findAll(tx, [request]))[0];
  }

  /** As `find`, for several requests, in the same order. */
  async findAll(tx: Tx, requests: readonly Keyed[]): Promise<(PlacedOrderView | undefined)[]> {
    const keyed = requests.filter(hasKey);
    if (keyed.length === 0) return [];
    const rows = await savedResponses.rows(
      tx,
      keyed.map(({ request }) => request.sessionId),
      keyed.map(({ key }) => key),
    );
    const responses = new Map<Keyed, PlacedOrderView>();
    for (const { position, requestHash, response } of rows) {
      const asked = keyed[position - 1];
      if (!asked || requestHash !== hashOf(asked.request)) throw keyUsedForAnotherOrder();
      responses.set(asked, response);
    }
    return requests.map((request) => responses.get(request));
  }

  /** Saves the response unless the key has one already, which is then returned. */
  async saveFirst(answered: Answered): Promise<PlacedOrderView> {
    const { key, request, response } = answered;
    if (key === undefined) return response;
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, sessionLock(request.sessionId));
      const earlier = await this.find(tx, answered);
      if (!earlier) await this.save(tx, [answered]);
      return earlier ?? response;
    });
  }

  /** Saves the responses to the requests that had a key. */
  async save(tx: Tx, responses: readonly Answered[]): Promise<void> {
    const saved = responses.filter(hasKey).map(({ key, request, response }): NewResponse => ({
      sessionId: request.sessionId,
      key,
      requestHash: hashOf(request),
      response,
    }));
    if (saved.length > 0) await saveResponses.execute(tx, JSON.stringify(saved));
  }

  /** Returns how many expired keys it deleted. */
  purgeExpired(): Promise<number> {
    return purgeResponses.execute(this.db, KEY_DAYS);
  }
}
