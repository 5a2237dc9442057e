import { setTimeout as pause } from 'node:timers/promises';
import { HttpException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '../app-error.js';
import { isUndone, type Tx } from '../database/transactions.js';
import { HandlesJob } from '../queue/handles-job.js';
import { keyReused, outcomeUnknown } from './idempotency.errors.js';
import { purgeKeys, releaseKey, requestOfKey, saveOutcome, takeKey } from './idempotent-requests.queries.js';

/** How long a repeated request waits for the first one. A process that has died leaves it unanswered. */
const PATIENCE_SECONDS = 10;
const POLL_INTERVAL_MS = 100;

/** A request with an Idempotency-Key. */
export interface KeyedRequest {
  /** The session of a shopper, or the id of an admin: a key of somebody else is another key. */
  owner: string;
  key: string;
  /** Equal for requests that mean the same. */
  requestHash: string;
  /** A repeated request gets its first response for this long. */
  hours: number;
  /** The message of the 422 for a different request under the same key. */
  reusedMessage: string;
}

/** A request that was refused, or whose statement Postgres refused, has changed nothing and may be sent again. */
function hasChangedNothing(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500;
  if (error instanceof HttpException) return error.getStatus() < 500;
  return isUndone(error);
}

/**
 * Responses by the client's Idempotency-Key: a repeated request is not carried out again. A use case with a transaction of its own
 * calls `find` and `save` in it; `once` is for the others. Responses are JSON.
 */
@Injectable()
export class IdempotentRequests {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The response that was saved; throws 422 when the key was used for a different request. */
  async find<Answer>(tx: Tx, request: KeyedRequest): Promise<Answer | undefined> {
    return ((await this.earlier(tx, request))?.response ?? undefined) as Answer | undefined;
  }

  /** Saves the response of a request that has succeeded, unless the key has one already, which is then returned. Throws as `find`. */
  async save<Answer>(tx: Tx, request: KeyedRequest, response: Answer): Promise<Answer> {
    if (await this.take(tx, request, 'done', response)) return response;
    return (await this.find<Answer>(tx, request)) ?? response;
  }

  /**
   * Resolves with what `handle` resolves with, now or earlier. The key is taken before, so that it outlives a crash. Throws 422 when
   * the key was used for a different request, and 409 OUTCOME_UNKNOWN when the first request has ended without an answer: it may have
   * been saved.
   */
  async once<Answer>(request: KeyedRequest, handle: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      if (await this.take(this.db.manager, request, 'running')) return this.run(request, handle);
      const earlier = await this.earlier(this.db.manager, request);
      if (earlier?.state === 'done') return earlier.response as Answer;
      if (earlier && (earlier.state === 'failed' || earlier.isOverdue)) throw outcomeUnknown();
      // No connection is held meanwhile: the first request may need the last one of the pool.
      if (earlier) await pause(POLL_INTERVAL_MS);
    }
  }

  /** Returns how many expired keys it deleted. */
  @HandlesJob('idempotency.purge-keys')
  purgeExpired(): Promise<number> {
    return purgeKeys.execute(this.db);
  }

  private async take(tx: Tx, request: KeyedRequest, state: 'running' | 'done', response?: unknown): Promise<boolean> {
    const { owner, key, requestHash, hours } = request;
    return (await takeKey.execute(tx, owner, key, requestHash, state, jsonOf(response), hours)) === 1;
  }

  private async earlier(tx: Tx, { owner, key, requestHash, reusedMessage }: KeyedRequest) {
    const earlier = await requestOfKey.first(tx, owner, key, PATIENCE_SECONDS);
    if (earlier && earlier.requestHash !== requestHash) throw keyReused(reusedMessage);
    return earlier;
  }

  private async run<Answer>({ owner, key }: KeyedRequest, handle: () => Promise<Answer>): Promise<Answer> {
    let response: Answer;
    try {
      response = await handle();
    } catch (error) {
      if (hasChangedNothing(error)) await releaseKey.execute(this.db, owner, key);
      else await saveOutcome.execute(this.db, owner, key, 'failed', null);
      throw error;
    }
    await saveOutcome.execute(this.db, owner, key, 'done', jsonOf(response));
    return response;
  }
}

const jsonOf = (response: unknown): string | null => JSON.stringify(response) ?? null;
