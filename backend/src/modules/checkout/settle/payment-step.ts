import type { AppError } from '#platform/app-error.js';
import type { OrderPayment } from '../../orders/index.js';
import type { GatewayError, PaymentIntent } from '../../payments/index.js';
import type { CheckoutRow } from '../checkouts.js';
import type { FailedAttempts } from './payment-state.js';

/** The three facts of a payment as they were read for one step. */
export interface PaymentFacts {
  checkout: CheckoutRow;
  /** Undefined when it was not read, was never created or is unknown to the provider. */
  intent: PaymentIntent | undefined;
  order: OrderPayment | undefined;
}

export interface StepResult {
  /** The payment after the step; undefined when it must be read again. */
  intent?: PaymentIntent | undefined;
  /** The provider refused, because the payment is not in the state that was read. */
  conflict?: GatewayError;
  failed?: FailedAttempts;
  /** Why the paid checkout cannot become an order. */
  placeError?: AppError;
}
