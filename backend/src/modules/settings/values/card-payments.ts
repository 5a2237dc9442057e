import type { Config } from '#src/config.js';

/** The provider of card payments: Stripe, the built-in sandbox for tests, or none, which the checkout shows. */
export const CARD_PAYMENTS = ['stripe', 'sandbox', 'unavailable'] as const;
export type CardPayments = (typeof CARD_PAYMENTS)[number];

/** Stripe when both keys are set, else the sandbox; never the sandbox in production. */
export function cardPaymentsOf(config: Pick<Config, 'NODE_ENV' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY'>): CardPayments {
  if (config.STRIPE_SECRET_KEY && config.STRIPE_PUBLISHABLE_KEY) return 'stripe';
  return config.NODE_ENV === 'production' ? 'unavailable' : 'sandbox';
}
