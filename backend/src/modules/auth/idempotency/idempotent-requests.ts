import { setTimeout as pause } from 'node:timers/promises';
import { HttpException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { isUndone } from '#platform/database/transactions.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { keyUsedForAnotherRequest, outcomeUnknown } from '../auth.errors.js';
import { openSealedText, sealText } from '../second-factor/sealed-text.js';
import { AppSecret } from '../tokens/app-secret.js';
import { claimKey, purgeKeys, releaseKey, requestOfKey, saveOutcome } from './idempotent-requests.queries.js';

/** A repeated request gets its first response for this long. */
const KEY_HOURS = 24;
/** How long a repeated request waits for the first one. A process that has died leaves it unanswered. */
const PATIENCE_SECONDS = 10;
const POLL_INTERVAL_MS = 100;

interface Keyed {
  adminId: string;
  key: string;
  requestHash: string;
}

/** A request that was refused, or whose statement Postgres refused, has changed nothing and may be sent again. */
function hasChangedNothing(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500;
  if (error instanceof HttpException) return error.getStatus() < 500;
  return isUndone(error);
}

/** Requests of admins by their Idempotency-Key: one that is repeated is not handled again. */
@Injectable()
export class IdempotentRequests {
  private readonly sealingKey: Buffer;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    secret: AppSecret,
  ) {
    this.sealingKey = secret.keyFor('idempotent-response');
  }

  /**
   * Resolves with what `handle` resolves with, now or earlier. Throws 422 when the key was used for a different request, and 409
   * OUTCOME_UNKNOWN when the first request has ended without an answer: it may have been saved.
   */
  async once(request: Keyed, handle: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      const { adminId, key, requestHash } = request;
      if ((await claimKey.execute(this.db, adminId, key, requestHash, KEY_HOURS)) === 1) return this.run(request, handle);
      const earlier = await requestOfKey.first(this.db, adminId, key, PATIENCE_SECONDS);
      if (earlier && earlier.requestHash !== requestHash) throw keyUsedForAnotherRequest();
      if (earlier?.state === 'done') return this.open(request, earlier.response);
      if (earlier && (earlier.state === 'failed' || earlier.isOverdue)) throw outcomeUnknown();
      // No connection is held meanwhile: the first request may need the last one of the pool.
      if (earlier) await pause(POLL_INTERVAL_MS);
    }
  }

  /** Returns how many expired keys it deleted. */
  @HandlesJob('auth.purge-idempotency-keys')
  purgeExpired(): Promise<number> {
    return purgeKeys.execute(this.db, KEY_HOURS);
  }

  private async run({ adminId, key }: Keyed, handle: () => Promise<unknown>): Promise<unknown> {
    let body: unknown;
    try {
      body = await handle();
    } catch (error) {
      if (hasChangedNothing(error)) await releaseKey.execute(this.db, adminId, key);
      else await saveOutcome.execute(this.db, adminId, key, 'failed', null);
      throw error;
    }
    const response = sealText(this.sealingKey, `${adminId} ${key}`, JSON.stringify({ body }));
    await saveOutcome.execute(this.db, adminId, key, 'done', response);
    return body;
  }

  private open({ adminId, key }: Keyed, sealed: string): unknown {
    const text = openSealedText(this.sealingKey, `${adminId} ${key}`, sealed);
    // Sealed before APP_SECRET was changed.
    if (text === undefined) throw outcomeUnknown();
    return (JSON.parse(text) as { body?: unknown }).body;
  }
}
