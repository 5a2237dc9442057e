import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../platform/queue/handles-job.js';
import { CancelUnpaidOrders } from './cancel-unpaid-orders.js';

@Injectable()
export class OrdersJobs {
  constructor(private readonly unpaid: CancelUnpaidOrders) {}

  @HandlesJob('orders.cancel-unpaid')
  cancelUnpaid(): Promise<number> {
    return this.unpaid.cancelOverdue();
  }
}
