import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderMoney, PaidCheckouts } from '../orders/index.js';
import { Checkouts } from './checkouts.js';
import { FinishCheckout } from './finish-checkout.js';
import { notPaid } from './payments.errors.js';
import { RefundPayment } from './refund-payment.js';

/** What orders, which know no payments, ask of them: plugged in at start. */
@Injectable()
export class OrderPlugs implements OnModuleInit {
  constructor(
    private readonly paidCheckouts: PaidCheckouts,
    private readonly orderMoney: OrderMoney,
    private readonly checkouts: Checkouts,
    private readonly finishing: FinishCheckout,
    private readonly refunding: RefundPayment,
  ) {}

  /** The checkout, not the request, says what is bought: it is found by the session alone. */
  onModuleInit(): void {
    this.orderMoney.plugIn(this.refunding);
    this.paidCheckouts.plugIn(async ({ sessionId }) => {
      const checkout = await this.checkouts.latestOf(sessionId);
      if (!checkout) throw notPaid();
      return this.finishing.finish(checkout.id);
    });
  }
}
