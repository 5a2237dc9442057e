import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import type { MetricsRegistry } from '#platform/metrics-registry.js';
import type { Outbox } from '#platform/outbox/outbox.js';
import { cardPaymentsOf } from '../../settings/index.js';
import { SandboxGateway } from '../sandbox/sandbox-gateway.js';
import { SandboxIntents } from '../sandbox/sandbox-intents.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { DisabledGateway } from './disabled-gateway.js';
import type { PaymentGateway } from './payment-gateway.js';

/** Stripe when its keys are configured; otherwise the sandbox, except in production. */
export async function createPaymentGateway(
  config: Config,
  db: DataSource,
  outbox: Outbox,
  metrics: MetricsRegistry,
): Promise<PaymentGateway> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  if (secretKey && publishableKey) {
    // Imported on demand: the SDK has over 200 files.
    const { StripeGateway } = await import('../stripe/stripe-gateway.js');
    const breaker = new CircuitBreaker(new StripeGateway(secretKey, publishableKey, config.STRIPE_API_BASE));
    const help = '1 while this process does not call the payment provider, because it has not answered';
    metrics.gauge('shop_payment_circuit_open', help, () => Promise.resolve(breaker.isOpen ? 1 : 0));
    return breaker;
  }
  return cardPaymentsOf(config) === 'sandbox' ? new SandboxGateway(new SandboxIntents(db, outbox)) : new DisabledGateway();
}
