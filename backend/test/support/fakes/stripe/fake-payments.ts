import { randomBytes } from 'node:crypto';
import { invalid, missing, StripeError } from './stripe-error.js';
import { exampleOf } from './shapes.js';

export type Stored = Record<string, unknown> & { id: string; created: number };
type Intent = Stored & { status: string; amount: number; client_secret: string; latest_charge: string | null };
type Charge = Stored & { amount: number; payment_intent: string; captured: boolean; amount_refunded: number };
type Refund = Stored & { amount: number; payment_intent: string; status: string };

export type Outcome = 'success' | 'declined' | '3d-secure';
type EmitEvent = (type: string, object: Stored) => void;

const UNPAID = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];
const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1000);

/**
 * The payments of one Stripe account with Stripe's states and errors (docs.stripe.com/payments/paymentintents/lifecycle).
 * Every change emits the events that Stripe sends for it.
 */
export class FakePayments {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();

  constructor(private readonly emit: EmitEvent) {}

  create(amount: number, currency: string, captureMethod: string, metadata: Record<string, unknown>): Intent {
    if (amount < 50) throw invalid('amount_too_small', 'Amount must be at least $0.50 usd');
    if (amount > 99_999_999) throw invalid('amount_too_large', 'Amount must be no more than $999,999.99');
    const id = newId('pi');
    const request = { amount, currency, capture_method: captureMethod, metadata, created: now(), id };
    const blank = { canceled_at: null, last_payment_error: null, next_action: null, latest_charge: null };
    const client_secret = `${id}_secret_${randomBytes(12).toString('hex')}`;
    const intent: Intent = {
      ...exampleOf('payment_intent'),
      ...request,
      ...blank,
      client_secret,
      status: 'requires_payment_method',
    };
    this.intents.set(id, intent);
    this.emit('payment_intent.created', intent);
    return intent;
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw missing(`payment_intent: '${id}'`);
    return intent;
  }

  /** The intent with `expand: ['latest_charge']`. */
  withCharge(intent: Intent): Record<string, unknown> {
    return { ...intent, latest_charge: intent.latest_charge === null ? null : this.charges.get(intent.latest_charge) };
  }

  /** Confirms the payment, as Stripe's form does in the shopper's browser. */
  confirm(clientSecret: string, outcome: Outcome): Intent {
    const intent = this.transition(this.bySecret(clientSecret).id, UNPAID, STATUS_AFTER[outcome]);
    intent['last_payment_error'] = outcome === 'declined' ? { type: 'card_error', code: 'card_declined' } : null;
    if (outcome === 'success') this.authorise(intent);
    else this.emit(outcome === 'declined' ? 'payment_intent.payment_failed' : 'payment_intent.requires_action', intent);
    return intent;
  }

  /** Completes the 3-D Secure step of the browser. */
  authenticate(clientSecret: string, approved: boolean): Intent {
    const { id } = this.bySecret(clientSecret);
    const intent = this.transition(id, ['requires_action'], approved ? 'requires_capture' : 'requires_payment_method');
    if (approved) this.authorise(intent);
    else this.emit('payment_intent.payment_failed', intent);
    return intent;
  }

  capture(id: string): Intent {
    const intent = this.transition(id, ['requires_capture'], 'succeeded');
    Object.assign(intent, { amount_capturable: 0, amount_received: intent.amount });
    const charge = Object.assign(this.chargeOf(intent), { captured: true, amount_captured: intent.amount });
    this.emit('charge.captured', charge);
    this.emit('payment_intent.succeeded', intent);
    return intent;
  }

  /** `reason` is 'automatic' for an expired authorisation. Stripe marks the uncaptured charge as refunded; so does this. */
  cancel(id: string, reason: string | null): Intent {
    const authorised = this.intent(id).status === 'requires_capture';
    const intent = this.transition(id, [...UNPAID, 'requires_capture'], 'canceled');
    Object.assign(intent, { amount_capturable: 0, canceled_at: now(), cancellation_reason: reason });
    if (authorised) {
      const charge = Object.assign(this.chargeOf(intent), { refunded: true, amount_refunded: intent.amount });
      this.emit('charge.refunded', charge);
    }
    this.emit('payment_intent.canceled', intent);
    return intent;
  }

  /** Refunds `cents`, or the whole remaining amount when undefined. */
  refund(intentId: string, cents?: number, metadata: Record<string, unknown> = {}): Refund {
    const intent = this.intent(intentId);
    if (intent.status !== 'succeeded') throw invalid('charge_not_captured', 'The payment has not been captured');
    const charge = this.chargeOf(intent);
    const remaining = charge.amount - charge.amount_refunded;
    if (remaining === 0) throw invalid('charge_already_refunded', 'Charge has already been refunded');
    const amount = cents ?? remaining;
    if (amount > remaining || amount < 1)
      throw new StripeError(400, { type: 'invalid_request_error', message: `Refund is not within ${remaining}` });
    const fields = { id: newId('re'), created: now(), amount, payment_intent: intentId, charge: charge.id, status: 'succeeded' };
    const refund: Refund = { ...exampleOf('refund'), ...fields, metadata };
    this.refunds.set(refund.id, refund);
    this.updateRefunded(charge);
    this.emit('refund.created', refund);
    this.emit('charge.refunded', charge);
    return refund;
  }

  /** The bank rejects a refund: the money returns to the shop. */
  failRefund(id: string): Refund {
    const refund = this.refunds.get(id);
    if (!refund) throw missing(`refund: '${id}'`);
    refund.status = 'failed';
    const charge = this.chargeOf(this.intent(refund.payment_intent));
    this.updateRefunded(charge);
    this.emit('refund.failed', refund);
    this.emit('charge.refund.updated', refund);
    return refund;
  }

  /** The cardholder disputes the charge: docs.stripe.com/disputes. */
  dispute(intentId: string): void {
    const charge = this.chargeOf(this.intent(intentId));
    charge['disputed'] = true;
    const fields = { object: 'dispute', amount: charge.amount, charge: charge.id, payment_intent: intentId };
    this.emit('charge.dispute.created', { id: newId('du'), created: now(), ...fields, status: 'needs_response' });
  }

  private bySecret(clientSecret: string): Intent {
    const intent = this.intent(clientSecret.split('_secret_')[0] ?? '');
    if (intent.client_secret !== clientSecret) throw missing('payment_intent: the client secret does not match');
    return intent;
  }

  private authorise(intent: Intent): void {
    const fields = { id: newId('ch'), created: now(), amount: intent.amount, payment_intent: intent.id };
    const unpaid = { amount_captured: 0, amount_refunded: 0, captured: false, refunded: false, disputed: false };
    const charge: Charge = { ...exampleOf('charge'), ...fields, ...unpaid, status: 'succeeded' };
    this.charges.set(charge.id, charge);
    Object.assign(intent, { latest_charge: charge.id, amount_capturable: intent.amount });
    this.emit('charge.succeeded', charge);
    this.emit('payment_intent.amount_capturable_updated', intent);
    if (intent['capture_method'] !== 'manual') this.capture(intent.id);
  }

  private transition(id: string, from: readonly string[], to: string): Intent {
    const intent = this.intent(id);
    if (!from.includes(intent.status)) {
      const message = `This PaymentIntent could not be changed because it has a status of ${intent.status}`;
      throw invalid('payment_intent_unexpected_state', message, { payment_intent: intent });
    }
    intent.status = to;
    return intent;
  }

  private chargeOf({ latest_charge }: Intent): Charge {
    const charge = this.charges.get(latest_charge ?? '');
    if (!charge) throw missing('charge');
    return charge;
  }

  private updateRefunded(charge: Charge): void {
    const refunds = [...this.refunds.values()].filter((one) => one['charge'] === charge.id && one.status === 'succeeded');
    charge.amount_refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
    charge['refunded'] = charge.amount_refunded === charge.amount;
  }
}

const STATUS_AFTER: Record<Outcome, string> = {
  success: 'requires_capture',
  declined: 'requires_payment_method',
  '3d-secure': 'requires_action',
};
