import type { OrderStatus, PaymentStatus } from '../../orders/index.js';
import type { PaymentIntent } from '../../payments/index.js';
import type { CheckoutStatus } from '../checkout.entity.js';

/**
 * The next step of a payment. `place` writes the order; `capture`, `void` and `refund` move money; `mark-paid`, `mark-voided`
 * and `record-refunds` bring the order in line with the provider; `close` and `release` end a checkout that has no order.
 * `wait`: the shopper, the provider or staff must act first. `done`: both sides agree.
 */
export type Step =
  | 'place'
  | 'capture'
  | 'void'
  | 'refund'
  | 'mark-paid'
  | 'mark-voided'
  | 'record-refunds'
  | 'close'
  | 'release'
  | 'wait'
  | 'done';

export interface CheckoutFacts {
  id: string;
  status: CheckoutStatus;
  totalCents: number;
  /** Null until the provider has created the payment. */
  paymentIntentId: string | null;
  releasedAt: Date | null;
}

type Money = Pick<PaymentIntent, 'status' | 'amountCents' | 'refundedCents'>;
export type IntentFacts = Money & Pick<PaymentIntent, 'currency' | 'checkoutId'>;

export interface OrderFacts {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalCents: number;
  refundedCents: number;
}

/** Steps of this run that did not help. The provider repeats such answers under their idempotency keys. */
export interface FailedAttempts {
  /** The capture failed, and the order has waited for its money for longer than a day. */
  captureAbandoned?: boolean;
  /** The refund changed nothing: an earlier one under the same key has failed at the bank. */
  refundWithoutEffect?: boolean;
}

type OurState =
  | 'open'
  | 'ended'
  | 'closed'
  | 'authorized'
  | 'authorized, cancelled'
  | 'paid'
  | 'paid, cancelled'
  | 'refunded'
  | 'refunded, cancelled'
  | 'voided';

const PROVIDER_STATES = ['missing', 'unpaid', 'authorized', 'captured', 'refunded', 'canceled'] as const;
type ProviderState = (typeof PROVIDER_STATES)[number];

interface Condition {
  /** Of a checkout without an order. */
  hasIntent?: boolean;
  /** Of a checkout without an order. */
  matchesCheckout?: boolean;
  /** Of an order. */
  refundsRecorded?: boolean;
  failed: FailedAttempts;
}
type Cell = Step | ((condition: Condition) => Step);

/** Only a payment of this checkout, over its exact total, becomes an order. */
const place: Cell = ({ matchesCheckout }) => (matchesCheckout ? 'place' : 'wait');
/** A checkout whose payment is being created must stay releasable: that payment is voided once its id is known. */
const release: Cell = ({ hasIntent }) => (hasIntent ? 'release' : 'wait');
const capture: Cell = ({ failed }) => (failed.captureAbandoned ? 'void' : 'capture');
const refundEnded: Cell = ({ failed }) => (failed.refundWithoutEffect ? 'wait' : 'refund');
const refundUnrecorded: Cell = ({ failed }) => (failed.refundWithoutEffect ? 'mark-paid' : 'refund');
/** A refund that failed at the bank is recorded as such; only staff's repair sends it again, under a new key. */
const refund: Cell = ({ failed, refundsRecorded }) => {
  if (!failed.refundWithoutEffect) return 'refund';
  return refundsRecorded ? 'wait' : 'record-refunds';
};
const record: Cell = ({ refundsRecorded }) => (refundsRecorded ? 'done' : 'record-refunds');

/** One row for each state of our side, one column for each state of the provider's, in the order of PROVIDER_STATES. */
const STEPS: Readonly<Record<OurState, readonly [Cell, Cell, Cell, Cell, Cell, Cell]>> = {
  open: ['wait', 'wait', place, place, 'close', 'close'],
  ended: [release, 'void', 'void', refundEnded, 'release', 'release'],
  closed: ['done', 'done', 'done', 'done', 'done', 'done'],
  authorized: ['wait', 'wait', capture, 'mark-paid', 'mark-paid', 'mark-voided'],
  'authorized, cancelled': ['wait', 'wait', 'void', refundUnrecorded, 'mark-paid', 'mark-voided'],
  paid: ['wait', 'wait', capture, record, record, 'wait'],
  'paid, cancelled': ['wait', 'wait', 'void', refund, record, 'wait'],
  refunded: ['wait', 'wait', capture, record, record, 'wait'],
  'refunded, cancelled': ['wait', 'wait', 'void', refund, record, 'wait'],
  voided: ['done', 'done', 'void', refund, 'done', 'done'],
};

/**
 * The one rule of a payment's life. `intent` is undefined when it was never created or the provider does not know it; `order`
 * is undefined as long as the checkout has none.
 */
export function nextStep(
  checkout: CheckoutFacts,
  intent: IntentFacts | undefined,
  order: OrderFacts | undefined,
  failed: FailedAttempts = {},
): Step {
  if (order) return nextStepOfOrder(intent, order, failed);
  return stepOf(stateOfCheckout(checkout), intent, {
    hasIntent: checkout.paymentIntentId !== null,
    matchesCheckout: intent !== undefined && isPaymentFor(checkout, intent),
    failed,
  });
}

/** The rows of orders alone: the reconciler compares payments and orders with them. */
export function nextStepOfOrder(intent: Money | undefined, order: OrderFacts, failed: FailedAttempts = {}): Step {
  const refundsRecorded = intent !== undefined && areRefundsRecorded(intent, order);
  return stepOf(stateOfOrder(order), intent, { refundsRecorded, failed });
}

/** True when no fact of the provider can lead to a step, so that it need not be asked. */
export const isClosed = ({ status, releasedAt }: Pick<CheckoutFacts, 'status' | 'releasedAt'>): boolean =>
  status === 'canceled' || releasedAt !== null;

export const isPaid = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'requires_capture' || status === 'succeeded';

function stepOf(ours: OurState, intent: Money | undefined, condition: Condition): Step {
  const cell = STEPS[ours][PROVIDER_STATES.indexOf(stateOfProvider(intent))] ?? 'wait';
  return typeof cell === 'function' ? cell(condition) : cell;
}

function stateOfProvider(intent: Money | undefined): ProviderState {
  if (!intent) return 'missing';
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status === 'requires_capture') return 'authorized';
  if (intent.status !== 'succeeded') return 'unpaid';
  return intent.refundedCents < intent.amountCents ? 'captured' : 'refunded';
}

function stateOfCheckout(checkout: CheckoutFacts): OurState {
  if (isClosed(checkout)) return 'closed';
  return checkout.status === 'open' ? 'open' : 'ended';
}

/** Card orders are written as authorized; `unpaid` belongs to payments by hand. */
function stateOfOrder({ status, paymentStatus }: OrderFacts): OurState {
  if (paymentStatus === 'voided') return 'voided';
  const state = paymentStatus === 'unpaid' ? 'authorized' : paymentStatus;
  return status === 'cancelled' ? `${state}, cancelled` : state;
}

function areRefundsRecorded({ refundedCents }: Money, order: OrderFacts): boolean {
  const paymentStatus = refundedCents >= order.totalCents ? 'refunded' : 'paid';
  return order.refundedCents === refundedCents && order.paymentStatus === paymentStatus;
}

function isPaymentFor({ id, totalCents }: CheckoutFacts, { checkoutId, amountCents, currency }: IntentFacts): boolean {
  return checkoutId === id && amountCents === totalCents && currency === 'usd';
}
