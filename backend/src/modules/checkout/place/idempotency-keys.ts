import { Injectable } from '@nestjs/common';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { hashOf, type OrderRequest } from './order-request.js';
import type { PlacedOrderView } from '../../orders/order.view.js';
import { keyUsedForAnotherOrder } from '../../orders/orders.errors.js';

interface Kept {
  requestHash: string;
  response: PlacedOrderView;
}

/** Answers kept under the key that the client gave its request. Only orders are kept: a refused request may be sent again. */
@Injectable()
export class IdempotencyKeys {
  /** The order that this key already made; 422 when it was used for another request. */
  async answerOf(tx: Tx, key: string | undefined, request: OrderRequest): Promise<PlacedOrderView | undefined> {
    if (key === undefined) return undefined;
    const [kept] = await query<Kept>(
      tx,
      'select request_hash as "requestHash", response from idempotency_keys where session_id = $1 and key = $2',
      [request.sessionId, key],
    );
    if (kept && kept.requestHash !== hashOf(request)) throw keyUsedForAnotherOrder();
    return kept?.response;
  }

  /** Keeps the answer unless the key has one by now, which then counts. */
  async keepFirst(tx: Tx, key: string | undefined, request: OrderRequest, answer: PlacedOrderView): Promise<PlacedOrderView> {
    const earlier = await this.answerOf(tx, key, request);
    if (!earlier) await this.keep(tx, key, request, answer);
    return earlier ?? answer;
  }

  async keep(tx: Tx, key: string | undefined, request: OrderRequest, answer: PlacedOrderView): Promise<void> {
    if (key === undefined) return;
    await tx.query('insert into idempotency_keys (session_id, key, request_hash, response) values ($1, $2, $3, $4)', [
      request.sessionId,
      key,
      hashOf(request),
      answer,
    ]);
  }
}
