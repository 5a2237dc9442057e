import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderMoney, PaidCheckouts } from '../orders/index.js';
import { CardCheckouts } from './card-checkouts.js';
import { RefundPayment } from '../checkout/refund/refund-payment.js';

/** What orders, which know no payments, ask of them: plugged in at start. */
@Injectable()
export class OrderPlugs implements OnModuleInit {
  constructor(
    private readonly paidCheckouts: PaidCheckouts,
    private readonly orderMoney: OrderMoney,
    private readonly checkouts: CardCheckouts,
    private readonly refunding: RefundPayment,
  ) {}

  onModuleInit(): void {
    this.orderMoney.plugIn(this.refunding);
    this.paidCheckouts.plugIn(this.checkouts);
  }
}
