import { Injectable } from '@nestjs/common';
import { hasCode, PaymentGateway, type PaymentIntent } from '../../payments/index.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import type { PaymentFacts, StepResult } from './payment-step.js';

/** After that an order is cancelled instead of kept unpaid. Stripe's card authorizations last for several days. */
const MAX_CAPTURE_HOURS = 24;

/** The steps that move money at the provider. */
@Injectable()
export class ApplyMoneyStep {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly checkouts: Checkouts,
  ) {}

  /** Throws GatewayError when the step has to be retried later. */
  async execute(step: 'capture' | 'void' | 'refund', facts: PaymentFacts): Promise<StepResult> {
    const { paymentIntentId } = facts.checkout;
    if (paymentIntentId === null) throw new Error('A payment that was never created cannot be moved');
    try {
      if (step === 'void') return { intent: await this.gateway.cancel(paymentIntentId) };
      if (step === 'refund') return await this.refund(paymentIntentId, facts);
      return await this.capture(paymentIntentId, facts);
    } catch (error) {
      if (hasCode(error, 'wrong-state', 'unknown')) return { conflict: error };
      throw error;
    }
  }

  private async capture(id: string, { checkout, intent, order }: PaymentFacts): Promise<StepResult> {
    try {
      return { intent: await this.gateway.capture(id, captureKey(checkout)) };
    } catch (error) {
      if (hasCode(error, 'wrong-state')) throw error;
      if (hasCode(error, 'failed')) await this.checkouts.countFailedCapture(checkout);
      if (order && order.ageHours >= MAX_CAPTURE_HOURS) return { intent, failed: { captureAbandoned: true } };
      throw error;
    }
  }

  private async refund(id: string, { checkout, intent, order }: PaymentFacts): Promise<StepResult> {
    const left = leftOf(intent);
    // The amount is part of the key, because another refund may come in between.
    const key = order ? `refund-cancelled-${order.id}-${left}` : `refund-${checkout.id}`;
    await this.gateway.refund(id, left, key);
    const after = await this.gateway.retrieve(id);
    return leftOf(after) < left ? { intent: after } : { intent: after, failed: { refundWithoutEffect: true } };
  }
}

const leftOf = (intent: PaymentIntent | undefined): number => (intent ? intent.amountCents - intent.refundedCents : 0);

/** Created from ids that were committed before, so that a crash between the call and its answer repeats the same call. */
const captureKey = ({ orderId, captureAttempt }: CheckoutRow): string =>
  captureAttempt === 1 ? `capture-${orderId}` : `capture-${orderId}-${captureAttempt}`;
