import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import type { Outbox } from '#platform/outbox/outbox.js';
import { cardPaymentsOf } from '#modules/settings/index.js';
import { SandboxGateway } from '../sandbox/sandbox-gateway.js';
import { SandboxIntents } from '../sandbox/sandbox-intents.js';
import { StripeGateway } from '../stripe/stripe-gateway.js';
import { DisabledGateway } from './disabled-gateway.js';
import type { PaymentGateway } from './payment-gateway.js';

/** Stripe with keys; without them the sandbox, except in production. */
export function createPaymentGateway(config: Config, db: DataSource, outbox: Outbox): PaymentGateway {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  if (secretKey && publishableKey) return new StripeGateway(secretKey, publishableKey, config.STRIPE_API_BASE);
  return cardPaymentsOf(config) === 'sandbox' ? new SandboxGateway(new SandboxIntents(db, outbox)) : new DisabledGateway();
}
