import { Injectable } from '@nestjs/common';
import type { Admin } from '../../auth/index.js';
import { UpdateOrder } from '../../orders/index.js';
import { TrySettleCheckout } from '../settle/try-settle-checkout.js';
import { isManual } from '../../settings/index.js';

/** Cancels and restocks an order; the payment of a card order is voided or refunded. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly updateOrder: UpdateOrder,
    private readonly trySettle: TrySettleCheckout,
  ) {}

  /** When the provider does not answer in time, the job of `order.cancelled` returns the money later. */
  async execute(admin: Admin, orderId: string, reason: string | null): Promise<void> {
    const { paymentMethod } = await this.updateOrder.cancel(admin, orderId, reason);
    if (!isManual(paymentMethod)) await this.trySettle.execute({ orderId });
  }
}
