import { Injectable } from '@nestjs/common';
import type { AppError } from '#platform/app-error.js';
import { OrderQueries } from '../../orders/index.js';
import { hasCode, PaymentGateway, type PaymentIntent } from '../../payments/index.js';
import { type CheckoutKey, type CheckoutRow, Checkouts } from '../checkouts.js';
import { PlacePaidOrder } from './place-paid-order.js';
import { ApplyMoneyStep } from './apply-money-step.js';
import { type FailedAttempts, isClosed, nextStep, type Step } from './payment-state.js';
import type { PaymentFacts, StepResult } from './payment-step.js';
import { RecordPayment } from './record-payment.js';

interface SettleOptions {
  /** The payment if the caller has just read it. */
  intent?: PaymentIntent | undefined;
  /** Stops as soon as the checkout is not open: a shopper does not wait for the money. */
  untilPlaced?: boolean;
}

interface Settlement extends Partial<PaymentFacts> {
  placeError?: AppError | undefined;
}

/** The longest way has six: place, capture, give up, void, mark as voided, done. */
const MAX_STEPS = 12;

/**
 * Brings a payment, its checkout and its order in line: reads the three facts once, applies the next step of
 * `payment-state.ts`, and repeats until nothing remains to be done. The only caller for browser, webhook, sweeper, admin and
 * reconciler. Safe to repeat and to run concurrently, because each step is conditional or carries an idempotency key.
 */
@Injectable()
export class SettleCheckout {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly orders: OrderQueries,
    private readonly gateway: PaymentGateway,
    private readonly placePaidOrder: PlacePaidOrder,
    private readonly applyMoneyStep: ApplyMoneyStep,
    private readonly recordPayment: RecordPayment,
  ) {}

  /** Unknown checkouts are ignored: other applications use the same account. Throws GatewayError to be retried. */
  async execute(key: CheckoutKey, { intent, untilPlaced = false }: SettleOptions = {}): Promise<Settlement> {
    let known = intent;
    let placeError: AppError | undefined;
    let failed: FailedAttempts = {};
    let conflict: Step | undefined;
    for (let count = 1; count <= MAX_STEPS; count += 1) {
      const facts = await this.read(key, known, untilPlaced);
      if (!facts || (untilPlaced && facts.checkout.status !== 'open')) return { ...facts, placeError };
      const step = nextStep(facts.checkout, facts.intent, facts.order, failed);
      if (step === 'wait' || step === 'done') return { ...facts, placeError };
      const result = await this.apply(step, facts);
      if (result.conflict && conflict === step) throw result.conflict;
      conflict = result.conflict && step;
      known = result.intent;
      placeError ??= result.placeError;
      failed = { ...failed, ...result.failed };
    }
    throw new Error(`A payment did not settle within ${MAX_STEPS} steps: ${JSON.stringify(key)}`);
  }

  /** The order is read last, so that a cancellation by staff is noticed right before its payment is captured. */
  private async read(
    key: CheckoutKey,
    known: PaymentIntent | undefined,
    untilPlaced: boolean,
  ): Promise<PaymentFacts | undefined> {
    const checkout = await this.checkouts.find(key);
    if (!checkout) return undefined;
    const asksProvider = !isClosed(checkout) && !(untilPlaced && checkout.status !== 'open');
    const intent = asksProvider ? (known ?? (await this.retrieve(checkout))) : known;
    const order = checkout.orderId === null ? undefined : await this.orders.payment(checkout.orderId);
    return { checkout, intent, order };
  }

  private async retrieve({ paymentIntentId }: CheckoutRow): Promise<PaymentIntent | undefined> {
    if (paymentIntentId === null) return undefined;
    try {
      return await this.gateway.retrieve(paymentIntentId);
    } catch (error) {
      if (hasCode(error, 'unknown')) return undefined;
      throw error;
    }
  }

  private async apply(step: Exclude<Step, 'wait' | 'done'>, facts: PaymentFacts): Promise<StepResult> {
    const { checkout, intent } = facts;
    switch (step) {
      case 'place':
        return { intent, placeError: await this.placePaidOrder.execute(checkout) };
      case 'capture':
      case 'void':
      case 'refund':
        return this.applyMoneyStep.execute(step, facts);
      case 'mark-paid':
      case 'mark-voided':
      case 'record-refunds':
        return this.recordPayment.execute(step, facts);
      case 'close':
        await this.checkouts.end(checkout.id, 'canceled');
        return { intent };
      case 'release':
        await this.checkouts.markReleased(checkout.id);
        return { intent };
      default: {
        const unknown: never = step;
        throw new Error(`Unknown step ${String(unknown)}`);
      }
    }
  }
}
