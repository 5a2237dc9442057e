import { Injectable } from '@nestjs/common';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CancelUnpaidOrders } from './unpaid/cancel-unpaid-orders.js';
import { RemindUnpaidOrders } from './unpaid/remind-unpaid-orders.js';

@Injectable()
export class OrdersJobs {
  constructor(
    private readonly cancelUnpaidOrders: CancelUnpaidOrders,
    private readonly remindUnpaidOrders: RemindUnpaidOrders,
  ) {}

  @HandlesJob('orders.cancel-unpaid')
  cancelUnpaid(): Promise<number> {
    return this.cancelUnpaidOrders.execute();
  }

  @HandlesJob('orders.remind-unpaid')
  remindUnpaid(): Promise<number> {
    return this.remindUnpaidOrders.execute();
  }
}
