import type { IntentStatus } from './intent-status.js';

/** A payment as the provider knows it at this moment. */
export interface PaymentIntent {
  id: string;
  /** Whoever holds it can confirm the payment: never logged, never stored by us, never part of an address. */
  clientSecret: string;
  status: IntentStatus;
  amountCents: number;
  currency: string;
  /** The checkout it was created for; null for intents that are not ours. */
  checkoutId: string | null;
  refundedCents: number;
}

/** The provider's word that something has happened to a payment. */
export interface PaymentEvent {
  id: string;
  type: string;
  paymentIntentId: string;
}

export interface NewIntent {
  amountCents: number;
  checkoutId: string;
}

export type PaymentMode = 'stripe' | 'sandbox' | 'unavailable';

/**
 * Where card money comes from. Amounts are US cents. Writes that could move money twice carry a key: the same key with the same content has one
 * effect and one answer, however often it is sent. All methods throw GatewayError, and nothing else, when the provider says no.
 */
export abstract class PaymentGateway {
  abstract readonly mode: PaymentMode;
  /** What the browser needs to speak to the provider; null when it needs nothing. */
  abstract readonly publishableKey: string | null;

  /** A payment that is only authorised by the shopper; the money moves with `capture`. */
  abstract create(intent: NewIntent, key: string): Promise<PaymentIntent>;
  abstract retrieve(id: string): Promise<PaymentIntent>;
  /** 'wrong-state' unless the payment is authorised. */
  abstract capture(id: string, key: string): Promise<PaymentIntent>;
  /**
   * 'wrong-state' when it has been captured or cancelled. Nobody is charged. Without a key: twice is once by the payment's
   * state, and a failure that the provider keeps under a key would hold the shopper's money for a day.
   */
  abstract cancel(id: string): Promise<PaymentIntent>;
  /** Gives back a part, or all, of a captured payment. */
  abstract refund(id: string, amountCents: number, key: string): Promise<void>;

  /** All payments begun since then, ours or not, newest first. */
  abstract list(since: Date): AsyncIterable<PaymentIntent>;
  /** Events since then that the provider could not deliver. */
  abstract undelivered(since: Date): AsyncIterable<PaymentEvent>;
}

/**
 * unreachable: no answer, so it may have happened; failed: an answer that is kept under the key (5xx); busy: come back later;
 * wrong-state: the payment has moved on, look again; unknown: no such payment; refused: anything else, retrying is useless.
 */
export type GatewayErrorCode = 'unreachable' | 'failed' | 'busy' | 'wrong-state' | 'unknown' | 'refused';

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

export const hasCode = (error: unknown, ...troubles: readonly GatewayErrorCode[]): boolean =>
  error instanceof GatewayError && troubles.includes(error.code);
