import { Injectable } from '@nestjs/common';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CancelUnpaidOrders } from './cancel-unpaid-orders.js';
import { SettleRefund } from './desk/settle-refund.js';
import { ForgetOldRequests } from './forget-old-requests.js';
import { RemindUnpaidOrders } from './remind-unpaid-orders.js';

@Injectable()
export class OrdersJobs {
  constructor(
    private readonly unpaid: CancelUnpaidOrders,
    private readonly requests: ForgetOldRequests,
    private readonly reminding: RemindUnpaidOrders,
    private readonly refunds: SettleRefund,
  ) {}

  @HandlesJob('orders.cancel-unpaid')
  cancelUnpaid(): Promise<number> {
    return this.unpaid.cancelOverdue();
  }

  @HandlesJob('orders.forget-old-requests')
  forgetOldRequests(): Promise<{ keys: number; numbers: number }> {
    return this.requests.forgetOld();
  }

  @HandlesJob('orders.remind-unpaid')
  remindUnpaid(): Promise<number> {
    return this.reminding.remindDue();
  }

  @HandlesJob('orders.settle-refunds')
  settleRefunds(): Promise<number> {
    return this.refunds.settleUncertain();
  }
}
