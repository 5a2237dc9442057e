import type { IntentStatus } from './intent-status.js';

/** The present state of a payment at the provider. */
export interface PaymentIntent {
  id: string;
  /** Anyone who holds it can confirm the payment: it must not be logged, stored or put into a URL. */
  clientSecret: string;
  status: IntentStatus;
  amountCents: number;
  currency: string;
  /** The checkout it was created for; null for payments of other applications on the same account. */
  checkoutId: string | null;
  refundedCents: number;
  /** The cardholder has disputed it at the bank; stays true after the decision. */
  isDisputed: boolean;
}

/** A notification that a payment has changed. */
export interface PaymentEvent {
  id: string;
  type: string;
  paymentIntentId: string;
}

export interface NewIntent {
  amountCents: number;
  checkoutId: string;
}

export interface RefundSummary {
  /** Without refunds that failed at the bank. */
  refundedCents: number;
  /** Idempotency keys of refunds that failed at the bank; the provider's id for refunds made in its dashboard. */
  failedKeys: readonly string[];
}

type PaymentMode = 'stripe' | 'sandbox' | 'unavailable';

/**
 * Port to the card provider. Amounts are US cents. Writes that could move money twice take an idempotency key: repeating a
 * call with the same key and content has one effect and one answer. All methods reject with GatewayError only.
 */
export abstract class PaymentGateway {
  abstract readonly mode: PaymentMode;
  /** Key for the provider's script in the browser; null when the browser needs none. */
  abstract readonly publishableKey: string | null;

  /** Creates a payment with manual capture: the shopper authorizes it, `capture` moves the money. */
  abstract create(intent: NewIntent, key: string): Promise<PaymentIntent>;
  abstract retrieve(id: string): Promise<PaymentIntent>;
  /** 'wrong-state' unless the payment is authorized. */
  abstract capture(id: string, key: string): Promise<PaymentIntent>;
  /**
   * 'wrong-state' when it has been captured or canceled. Takes no key: the payment's state makes repeating it safe, and a
   * failure that the provider keeps under a key would hold the shopper's money for a day.
   */
  abstract cancel(id: string): Promise<PaymentIntent>;
  /** Refunds a part, or all, of a captured payment. */
  abstract refund(id: string, amountCents: number, key: string): Promise<void>;
  /** The refunds of a payment, including those that failed at the bank days later. */
  abstract refunds(id: string): Promise<RefundSummary>;

  /** All payments created since then, also those of other applications, newest first. */
  abstract list(since: Date): AsyncIterable<PaymentIntent>;
  /** Events since then that the provider could not deliver. */
  abstract undelivered(since: Date): AsyncIterable<PaymentEvent>;
}

/**
 * unreachable: no answer, so the call may have taken effect; failed: a 5xx, which the provider keeps under the key; busy: retry
 * later; wrong-state: the payment has changed, read it again; unknown: no such payment; bad-address: no tax can be worked out for the
 * shopper's address; refused: retrying is useless.
 */
export type GatewayErrorCode = 'unreachable' | 'failed' | 'busy' | 'wrong-state' | 'unknown' | 'bad-address' | 'refused';

export class GatewayError extends Error {
  constructor(
    readonly code: GatewayErrorCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'GatewayError';
  }
}

export const hasCode = (error: unknown, ...codes: readonly GatewayErrorCode[]): error is GatewayError =>
  error instanceof GatewayError && codes.includes(error.code);
