import type { Stripe } from 'stripe';

/** Events that can change an order, or that staff must know: docs.stripe.com/api/events/types. */
const RELEVANT_TYPES = new Set([
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.captured',
  'charge.dispute.created',
  'charge.expired',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

/** The payment that an event is about; undefined for irrelevant events. */
export function paymentIntentOf(event: Stripe.Event): string | undefined {
  if (typeof event.type !== 'string' || !RELEVANT_TYPES.has(event.type)) return undefined;
  const object: unknown = event.data?.object;
  if (typeof object !== 'object' || object === null) return undefined;
  const id: unknown = Reflect.get(object, event.type.startsWith('payment_intent.') ? 'id' : 'payment_intent');
  return typeof id === 'string' && /^pi_\w{1,120}$/.test(id) ? id : undefined;
}
