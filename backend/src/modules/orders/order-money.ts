import { Injectable } from '@nestjs/common';
import { moneyUnavailable } from './orders.errors.js';

/** A paid card order whose money goes back; the provider knows it by its intent. */
export interface RefundableOrder {
  id: string;
  paymentIntentId: string;
}

/** What the payments module does for card orders. */
export interface MoneyProvider {
  /** Safe to repeat with the same `refundId`: the provider's key is `refund-<refundId>`. */
  refund(order: RefundableOrder, cents: number, refundId: string): Promise<void>;
  cancelled(orderId: string): Promise<void>;
}

/**
 * What staff may do with an order's money; the payments module plugs in at start for card orders. Orders must not import
 * payments (payments ask orders), so the arrow of these calls is turned around. Nobody plugged in: refused, never faked.
 */
@Injectable()
export class OrderMoney {
  private provider: MoneyProvider | undefined;

  plugIn(provider: MoneyProvider): void {
    this.provider = provider;
  }

  /** Gives `cents` of a paid card order back; returns when the provider has said yes; throws AppError 409/503 otherwise. */
  async refund(order: RefundableOrder, cents: number, refundId: string): Promise<void> {
    if (!this.provider) throw moneyUnavailable();
    await this.provider.refund(order, cents, refundId);
  }

  /**
   * Staff cancelled the order, and that is committed: an authorisation is voided, captured money is refunded whole (by the
   * job, retried). Throws AppError 503 when nobody handles card money.
   */
  async cancelled(orderId: string): Promise<void> {
    if (!this.provider) throw moneyUnavailable();
    await this.provider.cancelled(orderId);
  }
}
