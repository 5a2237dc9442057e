import { withTimeout } from '@shop/contract/with-timeout';
import StripeSdk, { type Stripe } from 'stripe';
import {
  GatewayError,
  hasCode,
  type NewIntent,
  PaymentGateway,
  type PaymentIntent,
  type PaymentEvent,
} from '../gateway/payment-gateway.js';
import { paymentIntentOf } from './payment-intent-of-event.js';
import { asGatewayError } from './stripe-errors.js';
import { readIntent } from './read-intent.js';

/** Of one try, and of all tries of a call together: a shopper waits behind it. */
const TIMEOUT_MS = 10_000;
const DEADLINE_MS = 10_000;
const RETRIES = 2;
/** Keys that a refund tries when Stripe fails under one after the other. */
const ROUNDS = 3;
const PAGE = 100;
const WITH_CHARGE = { expand: ['latest_charge'] };

/** Stripe through its own SDK, with manual capture. */
export class StripeGateway extends PaymentGateway {
  readonly mode = 'stripe';
  private readonly stripe: StripeSdk;

  constructor(
    secretKey: string,
    readonly publishableKey: string,
    apiBase: string | undefined,
    private readonly deadlineMs = DEADLINE_MS,
  ) {
    super();
    this.stripe = new StripeSdk(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...addressOf(apiBase),
    });
  }

  create({ amountCents, checkoutId }: NewIntent, key: string): Promise<PaymentIntent> {
    return this.intent(() =>
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
    return this.intent(() => this.stripe.paymentIntents.retrieve(id, WITH_CHARGE));
  }

  capture(id: string, key: string): Promise<PaymentIntent> {
    return this.intent(() => this.stripe.paymentIntents.capture(id, {}, { idempotencyKey: key }));
  }

  cancel(id: string): Promise<PaymentIntent> {
    return this.intent(() => this.stripe.paymentIntents.cancel(id));
  }

  async *list(since: Date): AsyncGenerator<PaymentIntent> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const intents = this.stripe.paymentIntents.list({ created, limit: PAGE, expand: ['data.latest_charge'] });
    for await (const intent of translated(intents)) yield readIntent(intent);
  }

  async *undelivered(since: Date): AsyncGenerator<PaymentEvent> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const events = this.stripe.events.list({ created, delivery_success: false, limit: PAGE });
    for await (const event of translated(events)) {
      const paymentIntentId = paymentIntentOf(event);
      if (paymentIntentId) yield { id: event.id, type: event.type, paymentIntentId };
    }
  }

  /** A 500 stays under its key for a day and may have happened all the same: the refund is looked for, then tried anew. */
  async refund(id: string, amountCents: number, key: string): Promise<void> {
    for (let round = 1; ; round++) {
      try {
        return await this.tryRefund(id, amountCents, key, round);
      } catch (error) {
        if (!hasCode(error, 'failed') || round === ROUNDS) throw error;
        if (await this.ask(() => this.hasRefund(id, key))) return;
      }
    }
  }

  private async tryRefund(id: string, amount: number, key: string, round: number): Promise<void> {
    const idempotencyKey = round === 1 ? key : `${key}-${round}`;
    const refund = { payment_intent: id, amount, metadata: { key } };
    await this.ask(() => this.stripe.refunds.create(refund, { idempotencyKey }));
  }

  private async hasRefund(id: string, key: string): Promise<boolean> {
    for await (const refund of this.stripe.refunds.list({ payment_intent: id, limit: 100 })) {
      if (refund.metadata?.['key'] === key && refund.status !== 'failed') return true;
    }
    return false;
  }

  private intent(call: () => Promise<Stripe.PaymentIntent>): Promise<PaymentIntent> {
    return this.ask(async () => readIntent(await call()));
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await withTimeout(this.deadlineMs, call(), () => {
        throw new GatewayError('unreachable', `Stripe has not answered within ${this.deadlineMs} ms`);
      });
    } catch (error) {
      throw asGatewayError(error);
    }
  }
}

/** A list whose pages are fetched while it is read. */
async function* translated<T>(list: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* list;
  } catch (error) {
    throw asGatewayError(error);
  }
}

/** Only tests name another address than Stripe's. */
function addressOf(apiBase: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port ? { port } : {}) };
}
