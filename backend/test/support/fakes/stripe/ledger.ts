import { randomBytes } from 'node:crypto';
import { invalid, missing, Refused } from './refused.js';
import { exampleOf } from './shapes.js';

export type Stored = Record<string, unknown> & { id: string; created: number };
export type Intent = Stored & { status: string; amount: number; client_secret: string; latest_charge: string | null };
export type Charge = Stored & { amount: number; payment_intent: string; captured: boolean; amount_refunded: number };
export type Refund = Stored & { amount: number; payment_intent: string; status: string };

export type Outcome = 'success' | 'declined' | '3d-secure';
export type Tell = (type: string, object: Stored) => void;

const UNPAID = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];
const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1000);

/**
 * An account's payments, with Stripe's states and refusals (docs.stripe.com/payments/paymentintents/lifecycle). Every
 * change is told of, as Stripe tells it in events.
 */
export class Ledger {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();

  constructor(private readonly tell: Tell) {}

  create(amount: number, currency: string, captureMethod: string, metadata: Record<string, unknown>): Intent {
    if (amount < 50) throw invalid('amount_too_small', 'Amount must be at least $0.50 usd');
    if (amount > 99_999_999) throw invalid('amount_too_large', 'Amount must be no more than $999,999.99');
    const id = newId('pi');
    const facts = { amount, currency, capture_method: captureMethod, metadata, created: now(), id };
    const blank = { canceled_at: null, last_payment_error: null, next_action: null, latest_charge: null };
    const client_secret = `${id}_secret_${randomBytes(12).toString('hex')}`;
    const intent: Intent = {
      ...exampleOf('payment_intent'),
      ...facts,
      ...blank,
      client_secret,
      status: 'requires_payment_method',
    };
    this.intents.set(id, intent);
    this.tell('payment_intent.created', intent);
    return intent;
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw missing(`payment_intent: '${id}'`);
    return intent;
  }

  /** As Stripe answers `expand: ['latest_charge']`. */
  withCharge(intent: Intent): Record<string, unknown> {
    return { ...intent, latest_charge: intent.latest_charge === null ? null : this.charges.get(intent.latest_charge) };
  }

  /** What the shopper's browser does in Stripe's form. */
  confirm(clientSecret: string, outcome: Outcome): Intent {
    const intent = this.moved(this.bySecret(clientSecret).id, UNPAID, STATUS_AFTER[outcome]);
    intent['last_payment_error'] = outcome === 'declined' ? { type: 'card_error', code: 'card_declined' } : null;
    if (outcome === 'success') this.authorise(intent);
    else this.tell(outcome === 'declined' ? 'payment_intent.payment_failed' : 'payment_intent.requires_action', intent);
    return intent;
  }

  /** The end of the 3-D Secure step in the browser. */
  authenticate(clientSecret: string, approved: boolean): Intent {
    const { id } = this.bySecret(clientSecret);
    const intent = this.moved(id, ['requires_action'], approved ? 'requires_capture' : 'requires_payment_method');
    if (approved) this.authorise(intent);
    else this.tell('payment_intent.payment_failed', intent);
    return intent;
  }

  capture(id: string): Intent {
    const intent = this.moved(id, ['requires_capture'], 'succeeded');
    Object.assign(intent, { amount_capturable: 0, amount_received: intent.amount });
    const charge = Object.assign(this.chargeOf(intent), { captured: true, amount_captured: intent.amount });
    this.tell('charge.captured', charge);
    this.tell('payment_intent.succeeded', intent);
    return intent;
  }

  /** `reason` is 'automatic' when an authorisation has run out. An uncaptured charge then counts as refunded, as at Stripe. */
  cancel(id: string, reason: string | null): Intent {
    const authorised = this.intent(id).status === 'requires_capture';
    const intent = this.moved(id, [...UNPAID, 'requires_capture'], 'canceled');
    Object.assign(intent, { amount_capturable: 0, canceled_at: now(), cancellation_reason: reason });
    if (authorised) {
      const charge = Object.assign(this.chargeOf(intent), { refunded: true, amount_refunded: intent.amount });
      this.tell('charge.refunded', charge);
    }
    this.tell('payment_intent.canceled', intent);
    return intent;
  }

  /** `cents` undefined: all that is left. */
  refund(intentId: string, cents?: number, metadata: Record<string, unknown> = {}): Refund {
    const intent = this.intent(intentId);
    if (intent.status !== 'succeeded') throw invalid('charge_not_captured', 'The payment has not been captured');
    const charge = this.chargeOf(intent);
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) throw invalid('charge_already_refunded', 'Charge has already been refunded');
    const amount = cents ?? left;
    if (amount > left || amount < 1)
      throw new Refused(400, { type: 'invalid_request_error', message: `Refund is not within ${left}` });
    const facts = { id: newId('re'), created: now(), amount, payment_intent: intentId, charge: charge.id, status: 'succeeded' };
    const refund: Refund = { ...exampleOf('refund'), ...facts, metadata };
    this.refunds.set(refund.id, refund);
    this.countRefunds(charge);
    this.tell('refund.created', refund);
    this.tell('charge.refunded', charge);
    return refund;
  }

  /** The bank sends a refund back: the money is the shop's again. */
  failRefund(id: string): Refund {
    const refund = this.refunds.get(id);
    if (!refund) throw missing(`refund: '${id}'`);
    refund.status = 'failed';
    const charge = this.chargeOf(this.intent(refund.payment_intent));
    this.countRefunds(charge);
    this.tell('refund.failed', refund);
    this.tell('charge.refund.updated', refund);
    return refund;
  }

  private bySecret(clientSecret: string): Intent {
    const intent = this.intent(clientSecret.split('_secret_')[0] ?? '');
    if (intent.client_secret !== clientSecret) throw missing('payment_intent: the client secret is another one');
    return intent;
  }

  private authorise(intent: Intent): void {
    const facts = { id: newId('ch'), created: now(), amount: intent.amount, payment_intent: intent.id };
    const unpaid = { amount_captured: 0, amount_refunded: 0, captured: false, refunded: false, disputed: false };
    const charge: Charge = { ...exampleOf('charge'), ...facts, ...unpaid, status: 'succeeded' };
    this.charges.set(charge.id, charge);
    Object.assign(intent, { latest_charge: charge.id, amount_capturable: intent.amount });
    this.tell('charge.succeeded', charge);
    this.tell('payment_intent.amount_capturable_updated', intent);
    if (intent['capture_method'] !== 'manual') this.capture(intent.id);
  }

  private moved(id: string, from: readonly string[], to: string): Intent {
    const intent = this.intent(id);
    if (!from.includes(intent.status)) {
      const message = `This PaymentIntent could not be moved because it has a status of ${intent.status}`;
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

  private countRefunds(charge: Charge): void {
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
