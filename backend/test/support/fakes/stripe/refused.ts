/** A request that Stripe says no to; `error` is what it says on the wire. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string } & Record<string, unknown>,
  ) {
    super(error.message);
  }
}

export const invalid = (code: string, message: string, extra: Record<string, unknown> = {}): Refused =>
  new Refused(400, { type: 'invalid_request_error', code, message, ...extra });

export const missing = (what: string): Refused =>
  new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` });

const TYPES: Record<number, string> = { 402: 'card_error', 409: 'idempotency_error' };
const CODES: Record<number, string> = { 402: 'card_declined', 409: 'lock_timeout', 429: 'rate_limit' };

/** What Stripe answers when it, or the card, is in trouble. */
export const trouble = (status: number): Refused =>
  new Refused(status, {
    type: TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error'),
    message: `The double was told to fail with ${status}`,
    ...(CODES[status] ? { code: CODES[status] } : {}),
  });
