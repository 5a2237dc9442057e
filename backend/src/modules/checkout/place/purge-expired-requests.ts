import { Injectable } from '@nestjs/common';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { OrderNumbers } from '../../orders/index.js';
import { IdempotencyKeys } from './idempotency-keys.js';

/** Deletes saved responses and reserved order numbers that are no longer needed. Safe to run repeatedly. */
@Injectable()
export class PurgeExpiredRequests {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly numbers: OrderNumbers,
  ) {}

  /** Returns how many it deleted. */
  @HandlesJob('checkout.purge-expired-requests')
  async execute(): Promise<{ keys: number; numbers: number }> {
    return { keys: await this.keys.purgeExpired(), numbers: await this.numbers.purgeExpired() };
  }
}
