import StripeSdk from 'stripe';
import { GatewayError, type GatewayErrorCode } from '../gateway/payment-gateway.js';

/** Codes: docs.stripe.com/error-codes. */
const WRONG_STATE = new Set(['payment_intent_unexpected_state', 'charge_already_refunded', 'charge_already_captured']);

function troubleOf(error: InstanceType<typeof StripeSdk.errors.StripeError>): GatewayErrorCode {
  if (error instanceof StripeSdk.errors.StripeConnectionError || error.statusCode === undefined) return 'unreachable';
  if (error.code !== undefined && WRONG_STATE.has(error.code)) return 'wrong-state';
  if (error.statusCode >= 500) return 'failed';
  if (error.statusCode === 429 || error.statusCode === 409) return 'busy';
  return error.statusCode === 404 ? 'unknown' : 'refused';
}

/** Carries Stripe's code and request id but never its objects: they hold client secrets and buyers' data. */
export function asGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof StripeSdk.errors.StripeError)) {
    return new GatewayError('unreachable', error instanceof Error ? error.message : 'Stripe could not be asked');
  }
  const facts = [error.type, error.code, error.statusCode, error.requestId].filter((fact) => fact !== undefined);
  return new GatewayError(troubleOf(error), `Stripe refused: ${facts.join(' ')}`);
}
