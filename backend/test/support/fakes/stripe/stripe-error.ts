/** An error response of Stripe; `error` is the object in its body. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string } & Record<string, unknown>,
  ) {
    super(error.message);
  }
}

export const invalid = (code: string, message: string, extra: Record<string, unknown> = {}): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', code, message, ...extra });

export const missing = (resource: string): StripeError =>
  new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${resource}` });

const TYPES: Record<number, string> = { 402: 'card_error', 409: 'idempotency_error' };
const CODES: Record<number, string> = { 402: 'card_declined', 409: 'lock_timeout', 429: 'rate_limit' };

/** Stripe's error for a status code: a declined card, a lock, a rate limit or a failure of the API. */
export const errorOfStatus = (status: number): StripeError =>
  new StripeError(status, {
    type: TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error'),
    message: `The fake is set to fail with ${status}`,
    ...(CODES[status] ? { code: CODES[status] } : {}),
  });
