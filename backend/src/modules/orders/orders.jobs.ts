import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../platform/queue/handles-job.js';
import { CancelUnpaidOrders } from './cancel-unpaid-orders.js';
import { ForgetOldRequests } from './forget-old-requests.js';

@Injectable()
export class OrdersJobs {
  constructor(
    private readonly unpaid: CancelUnpaidOrders,
    private readonly requests: ForgetOldRequests,
  ) {}

  @HandlesJob('orders.cancel-unpaid')
  cancelUnpaid(): Promise<number> {
    return this.unpaid.cancelOverdue();
  }

  @HandlesJob('orders.forget-old-requests')
  forgetOldRequests(): Promise<{ keys: number; numbers: number }> {
    return this.requests.forgetOld();
  }
}
