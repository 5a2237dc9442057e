import { isUUID } from 'class-validator';
import type { Stripe } from 'stripe';
import { INTENT_STATUSES, type IntentStatus } from '../gateway/intent-status.js';
import type { PaymentIntent } from '../gateway/payment-gateway.js';

/** Translates Stripe's payment. Refunds are part of its charge, which must have been expanded. */
export function readIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  const { checkoutId } = intent.metadata;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent.status),
    amountCents: intent.amount,
    currency: intent.currency,
    checkoutId: isUUID(checkoutId) ? (checkoutId ?? null) : null,
    // Stripe counts a voided authorization as refunded in its charge.
    refundedCents: charge !== null && intent.status === 'succeeded' ? charge.amount_refunded : 0,
    isDisputed: charge?.disputed ?? false,
  };
}

/** A status that Stripe adds later is treated as `processing`: nothing is done with the payment. */
const statusOf = (status: string): IntentStatus => INTENT_STATUSES.find((known) => known === status) ?? 'processing';
