import type { AppError } from '#platform/app-error.js';
import { providerUnreachable } from '../payments.errors.js';
import { GatewayError, type GatewayErrorCode } from './payment-gateway.js';

/** What a request answers for a code of the provider. */
type GatewayAnswers = Partial<Record<GatewayErrorCode, () => AppError>>;

/**
 * Calls the provider on behalf of a request. The only translation of provider errors: a GatewayError becomes the error that
 * `answers` has for its code, or `otherwise` (503 by default); other errors pass.
 */
export async function askGateway<T>(
  call: () => Promise<T>,
  answers: GatewayAnswers = {},
  otherwise: () => AppError = providerUnreachable,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof GatewayError ? (answers[error.code] ?? otherwise)() : error;
  }
}
