import type { Stripe } from 'stripe';
import { isUUID } from 'class-validator';
import { type PaymentIntent } from '../gateway/payment-gateway.js';
import { INTENT_STATUSES, type IntentStatus } from '../gateway/intent-status.js';

/** What we need of Stripe's object; unknown fields are tolerated. Refunds stand in the charge, when it was asked for. */
export function readIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  const { checkoutId } = intent.metadata;
  const charge = intent.latest_charge;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent.status),
    amountCents: intent.amount,
    currency: intent.currency,
    checkoutId: isUUID(checkoutId) ? (checkoutId ?? null) : null,
    refundedCents: charge !== null && typeof charge === 'object' && intent.status === 'succeeded' ? charge.amount_refunded : 0,
  };
}

/** A state that Stripe may add one day is none we could act on: the payment counts as under way. */
const statusOf = (status: string): IntentStatus => INTENT_STATUSES.find((known) => known === status) ?? 'processing';
