import { withTimeout } from '@shop/contract/with-timeout';
import StripeSdk, { type Stripe } from 'stripe';
import {
  GatewayError,
  hasCode,
  type NewIntent,
  type PaymentEvent,
  PaymentGateway,
  type PaymentIntent,
  type RefundSummary,
} from '../gateway/payment-gateway.js';
import { addressOf } from './api-address.js';
import { paymentIntentOf } from './payment-intent-of-event.js';
import { readIntent } from './read-intent.js';
import { asGatewayError } from './stripe.errors.js';

/** Limit of one attempt, and of all attempts of a call together: a shopper waits for the answer. */
const ATTEMPT_TIMEOUT_MS = 10_000;
const CALL_TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;
/** Idempotency keys that a refund tries when Stripe fails under one after the other. */
const MAX_REFUND_KEYS = 3;
const PAGE_SIZE = 100;
const WITH_CHARGE = { expand: ['latest_charge'] };
/** docs.stripe.com/api/refunds/object#refund_object-status */
const FAILED_REFUND_STATUSES = new Set<string | null>(['failed', 'canceled']);

/** Stripe through its SDK, with manual capture. */
export class StripeGateway extends PaymentGateway {
  readonly mode = 'stripe';
  private readonly stripe: StripeSdk;

  constructor(
    secretKey: string,
    readonly publishableKey: string,
    apiBase: string | undefined,
    private readonly timeoutMs = CALL_TIMEOUT_MS,
  ) {
    super();
    this.stripe = new StripeSdk(secretKey, {
      timeout: ATTEMPT_TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      ...addressOf(apiBase),
    });
  }

  create({ amountCents, checkoutId }: NewIntent, key: string): Promise<PaymentIntent> {
    return this.callForIntent(() =>
      this.stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: 'usd',
          capture_method: 'manual',
          automatic_payment_methods: { enabled: true },
          metadata: { checkoutId },
        },
        { idempotencyKey: key },
      ),
    );
  }

  retrieve(id: string): Promise<PaymentIntent> {
    return this.callForIntent(() => this.stripe.paymentIntents.retrieve(id, WITH_CHARGE));
  }

  capture(id: string, key: string): Promise<PaymentIntent> {
    return this.callForIntent(() => this.stripe.paymentIntents.capture(id, {}, { idempotencyKey: key }));
  }

  cancel(id: string): Promise<PaymentIntent> {
    return this.callForIntent(() => this.stripe.paymentIntents.cancel(id));
  }

  async *list(since: Date): AsyncGenerator<PaymentIntent> {
    const intents = this.stripe.paymentIntents.list({ ...createdSince(since), expand: ['data.latest_charge'] });
    for await (const intent of translateErrors(intents)) yield readIntent(intent);
  }

  async *undelivered(since: Date): AsyncGenerator<PaymentEvent> {
    const events = this.stripe.events.list({ ...createdSince(since), delivery_success: false });
    for await (const event of translateErrors(events)) {
      const paymentIntentId = paymentIntentOf(event);
      if (paymentIntentId) yield { id: event.id, type: event.type, paymentIntentId };
    }
  }

  /**
   * Stripe keeps a 500 under its key for a day although the refund may have been made: it is looked for by the key in its
   * metadata, and only then tried again under another key.
   */
  async refund(id: string, amountCents: number, key: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.tryRefund(id, amountCents, key, attempt);
      } catch (error) {
        if (!hasCode(error, 'failed') || attempt === MAX_REFUND_KEYS) throw error;
        if (await this.call(() => this.hasRefund(id, key))) return;
      }
    }
  }

  refunds(id: string): Promise<RefundSummary> {
    return this.call(async () => {
      let refundedCents = 0;
      const failedKeys: string[] = [];
      for await (const refund of this.refundsOf(id)) {
        if (FAILED_REFUND_STATUSES.has(refund.status)) failedKeys.push(refund.metadata?.['key'] ?? refund.id);
        else refundedCents += refund.amount;
      }
      return { refundedCents, failedKeys };
    });
  }

  private async tryRefund(id: string, amount: number, key: string, attempt: number): Promise<void> {
    const idempotencyKey = attempt === 1 ? key : `${key}-${attempt}`;
    const refund = { payment_intent: id, amount, metadata: { key } };
    await this.call(() => this.stripe.refunds.create(refund, { idempotencyKey }));
  }

  private async hasRefund(id: string, key: string): Promise<boolean> {
    for await (const refund of this.refundsOf(id)) {
      if (refund.metadata?.['key'] === key && !FAILED_REFUND_STATUSES.has(refund.status)) return true;
    }
    return false;
  }

  private refundsOf(id: string): AsyncIterable<Stripe.Refund> {
    return this.stripe.refunds.list({ payment_intent: id, limit: PAGE_SIZE });
  }

  private callForIntent(request: () => Promise<Stripe.PaymentIntent>): Promise<PaymentIntent> {
    return this.call(async () => readIntent(await request()));
  }

  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await withTimeout(this.timeoutMs, request(), () => {
        throw new GatewayError('unreachable', `Stripe has not answered within ${this.timeoutMs} ms`);
      });
    } catch (error) {
      throw asGatewayError(error);
    }
  }
}

const createdSince = (since: Date): { created: { gte: number }; limit: number } => ({
  created: { gte: Math.floor(since.getTime() / 1000) },
  limit: PAGE_SIZE,
});

/** Pages are fetched while the list is read, so errors can come at any item. */
async function* translateErrors<T>(list: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* list;
  } catch (error) {
    throw asGatewayError(error);
  }
}
