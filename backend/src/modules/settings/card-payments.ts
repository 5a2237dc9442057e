import type { Config } from '#src/config.js';

/** Who takes card money: Stripe; the built-in sandbox, which only pretends; or nobody, and then the screens say so. */
export const CARD_PAYMENTS = ['stripe', 'sandbox', 'unavailable'] as const;
export type CardPayments = (typeof CARD_PAYMENTS)[number];

/** Stripe with both keys; without them the sandbox, but never in production: a real shop must not pretend. */
export function cardPaymentsOf(config: Pick<Config, 'NODE_ENV' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY'>): CardPayments {
  if (config.STRIPE_SECRET_KEY && config.STRIPE_PUBLISHABLE_KEY) return 'stripe';
  return config.NODE_ENV === 'production' ? 'unavailable' : 'sandbox';
}
