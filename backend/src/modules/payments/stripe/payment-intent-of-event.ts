import type { Stripe } from 'stripe';

/** Events after which something of ours may have to change: docs.stripe.com/api/events/types. */
const NEWS = new Set([
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.captured',
  'charge.expired',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

/** The payment that an event is about; undefined for events that say nothing to us. */
export function paymentIntentOf(event: Stripe.Event): string | undefined {
  if (typeof event.type !== 'string' || !NEWS.has(event.type)) return undefined;
  const about: unknown = event.data?.object;
  if (typeof about !== 'object' || about === null) return undefined;
  const id: unknown = Reflect.get(about, event.type.startsWith('payment_intent.') ? 'id' : 'payment_intent');
  return typeof id === 'string' && /^pi_\w{1,120}$/.test(id) ? id : undefined;
}
