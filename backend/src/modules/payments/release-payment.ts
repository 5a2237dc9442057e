import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { LOGGER } from '#platform/tokens.js';
import { type CheckoutRow, Checkouts } from '../checkout/checkouts.js';
import { hasCode, PaymentGateway } from './gateway/payment-gateway.js';

const NEEDS_RELEASE = new Set(['superseded', 'sold_out', 'expired']);

/** Gives the money of checkouts back that got no order. Until it has happened the row says so, and the sweeper retries. */
@Injectable()
export class ReleasePayment {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Safe to run at any time and twice. Throws GatewayError when the provider could not do it now. */
  async release(checkoutId: string): Promise<void> {
    const checkout = await this.checkouts.byId(checkoutId);
    if (!checkout || checkout.releasedAt !== null || !NEEDS_RELEASE.has(checkout.status)) return;
    if (checkout.paymentIntentId === null) return;
    await this.giveBack(checkout, checkout.paymentIntentId);
    await this.db.query('update checkouts set released_at = now(), updated_at = now() where id = $1', [checkout.id]);
  }

  /** For callers whose own work does not depend on it. */
  async tryToRelease(checkoutId: string): Promise<void> {
    try {
      await this.release(checkoutId);
    } catch (error) {
      this.logger.warn({ err: error, checkout: checkoutId }, 'an authorisation could not be given back yet');
    }
  }

  private async giveBack({ id }: CheckoutRow, intentId: string): Promise<void> {
    try {
      await this.gateway.cancel(intentId);
    } catch (error) {
      if (hasCode(error, 'unknown')) return;
      if (!hasCode(error, 'wrong-state')) throw error;
      const intent = await this.gateway.retrieve(intentId);
      if (intent.status === 'canceled') return;
      if (intent.status !== 'succeeded') throw error;
      const left = intent.amountCents - intent.refundedCents;
      if (left > 0) await this.gateway.refund(intentId, left, `refund-${id}`);
    }
  }
}
