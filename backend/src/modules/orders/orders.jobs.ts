import { Injectable } from '@nestjs/common';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CancelUnpaidOrders } from './unpaid/cancel-unpaid-orders.js';
import { SettleRefund } from '../checkout/refund/settle-refund.js';
import { PurgeExpiredRequests } from '../checkout/place/purge-expired-requests.js';
import { RemindUnpaidOrders } from './unpaid/remind-unpaid-orders.js';

@Injectable()
export class OrdersJobs {
  constructor(
    private readonly unpaid: CancelUnpaidOrders,
    private readonly requests: PurgeExpiredRequests,
    private readonly reminding: RemindUnpaidOrders,
    private readonly refunds: SettleRefund,
  ) {}

  @HandlesJob('orders.cancel-unpaid')
  cancelUnpaid(): Promise<number> {
    return this.unpaid.execute();
  }

  @HandlesJob('orders.forget-old-requests')
  forgetOldRequests(): Promise<{ keys: number; numbers: number }> {
    return this.requests.execute();
  }

  @HandlesJob('orders.remind-unpaid')
  remindUnpaid(): Promise<number> {
    return this.reminding.execute();
  }

  @HandlesJob('orders.settle-refunds')
  settleRefunds(): Promise<number> {
    return this.refunds.settleUncertain();
  }
}
