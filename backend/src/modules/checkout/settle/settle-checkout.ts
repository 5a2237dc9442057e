import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { MoveMoney } from './move-money.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { FinishPayment } from './finish-payment.js';
import { PaymentGateway } from '../../payments/gateway/payment-gateway.js';
import { ReleasePayment } from '../../payments/release-payment.js';

/** Whoever has heard of a payment, from wherever: asks the provider what is true now and brings our rows in line. */
@Injectable()
export class SettleCheckout {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly finishing: FinishPayment,
    private readonly capturing: MoveMoney,
    private readonly releasing: ReleasePayment,
  ) {}

  /** Payments that are not of this shop are left alone. Throws when it should be tried again. */
  async byIntent(paymentIntentId: string): Promise<void> {
    const checkout = await this.checkouts.byIntent(paymentIntentId);
    if (checkout) await this.follow(checkout);
  }

  async follow(checkout: CheckoutRow): Promise<void> {
    if (checkout.orderId !== null) return this.capturing.settle(checkout.id);
    if (checkout.status !== 'open') return this.releasing.release(checkout.id);
    if (checkout.paymentIntentId === null) return;
    const { status } = await this.gateway.retrieve(checkout.paymentIntentId);
    if (status === 'canceled') await this.checkouts.end(this.db, checkout.id, 'canceled');
    if (status === 'requires_capture' || status === 'succeeded') await this.finish(checkout);
  }

  /** A clear no, such as sold out, is an outcome: trying again would not change it. */
  private async finish(checkout: CheckoutRow): Promise<void> {
    try {
      await this.finishing.finish(checkout.id);
      await this.capturing.settleOwing(checkout.id);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    }
  }
}
