import StripeSdk, { type Stripe } from 'stripe';
import { type NewIntent, PaymentGateway, type PaymentIntent } from '../gateway/payment-gateway.js';
import { asGatewayError } from './stripe-errors.js';
import { readIntent } from './read-intent.js';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const WITH_CHARGE = { expand: ['latest_charge'] };

/** Stripe through its own SDK, with manual capture. */
export class StripeGateway extends PaymentGateway {
  readonly mode = 'stripe';
  private readonly stripe: StripeSdk;

  constructor(
    secretKey: string,
    readonly publishableKey: string,
    apiBase: string | undefined,
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
    return this.ask(() =>
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
    return this.ask(() => this.stripe.paymentIntents.retrieve(id, WITH_CHARGE));
  }

  capture(id: string, key: string): Promise<PaymentIntent> {
    return this.ask(() => this.stripe.paymentIntents.capture(id, {}, { idempotencyKey: key }));
  }

  cancel(id: string, key: string): Promise<PaymentIntent> {
    return this.ask(() => this.stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key }));
  }

  async refund(id: string, amountCents: number, key: string): Promise<void> {
    try {
      await this.stripe.refunds.create({ payment_intent: id, amount: amountCents }, { idempotencyKey: key });
    } catch (error) {
      throw asGatewayError(error);
    }
  }

  private async ask(call: () => Promise<Stripe.PaymentIntent>): Promise<PaymentIntent> {
    try {
      return readIntent(await call());
    } catch (error) {
      throw asGatewayError(error);
    }
  }
}

/** Only tests name another address than Stripe's. */
function addressOf(apiBase: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port ? { port } : {}) };
}
