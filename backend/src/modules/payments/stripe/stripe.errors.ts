import StripeSdk from 'stripe';
import { GatewayError, type GatewayErrorCode } from '../gateway/payment-gateway.js';

/** docs.stripe.com/error-codes */
const WRONG_STATE = new Set([
  'payment_intent_unexpected_state',
  'charge_already_refunded',
  'charge_already_captured',
  // A tax transaction with this reference.
  'resource_already_exists',
]);

const BUSY_STATUSES = new Set([408, 409, 429]);

/** A tax calculation: docs.stripe.com/tax/customer-locations */
const isAboutAddress = ({ code, param }: InstanceType<typeof StripeSdk.errors.StripeError>): boolean =>
  code === 'customer_tax_location_invalid' || (param?.startsWith('customer_details') ?? false);

function codeOf(error: InstanceType<typeof StripeSdk.errors.StripeError>): GatewayErrorCode {
  if (error instanceof StripeSdk.errors.StripeConnectionError || error.statusCode === undefined) return 'unreachable';
  if (error.code !== undefined && WRONG_STATE.has(error.code)) return 'wrong-state';
  if (error.statusCode >= 500) return 'failed';
  if (BUSY_STATUSES.has(error.statusCode)) return 'busy';
  if (isAboutAddress(error)) return 'bad-address';
  return error.statusCode === 404 ? 'unknown' : 'refused';
}

/** Carries Stripe's code and request id but not its objects: they contain client secrets and personal data. */
export function asGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof StripeSdk.errors.StripeError)) {
    return new GatewayError('unreachable', error instanceof Error ? error.message : 'Stripe could not be called');
  }
  const details = [error.type, error.code, error.statusCode, error.requestId].filter((detail) => detail !== undefined);
  return new GatewayError(codeOf(error), `Stripe refused: ${details.join(' ')}`);
}
