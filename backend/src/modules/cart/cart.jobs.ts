import { Injectable } from '@nestjs/common';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { PurgeIdleCarts } from './purge-idle-carts.js';

@Injectable()
export class CartJobs {
  constructor(private readonly purge: PurgeIdleCarts) {}

  @HandlesJob('cart.purge-idle')
  purgeIdle(): Promise<number> {
    return this.purge.purgeIdleCarts();
  }
}
