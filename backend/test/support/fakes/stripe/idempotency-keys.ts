import { StripeError } from './stripe-error.js';

export interface FakeResponse {
  status: number;
  body: unknown;
}

/**
 * Stripe's idempotency keys (docs.stripe.com/api/idempotent_requests): the first response is replayed for the key, a 500 too;
 * another request with the key fails; the key is in use while its first request runs. Responses to requests that were not
 * processed (rate limited, malformed) are not stored.
 */
export class IdempotencyKeys {
  private readonly entries = new Map<string, { content: string; response: FakeResponse | undefined }>();

  /** Returns the stored response of the key. Undefined starts a new request, and the key is in use until `end`. */
  begin(key: string, content: string): FakeResponse | undefined {
    const entry = this.entries.get(key);
    if (!entry) {
      this.entries.set(key, { content, response: undefined });
      return undefined;
    }
    if (entry.content !== content) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new StripeError(400, { type: 'idempotency_error', message });
    }
    if (!entry.response) {
      throw new StripeError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'The key is in use' });
    }
    return entry.response;
  }

  end(key: string, response: FakeResponse): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    if (wasProcessed(response)) entry.response = structuredClone(response);
    else this.entries.delete(key);
  }
}

function wasProcessed({ status, body }: FakeResponse): boolean {
  if (status === 409 || status === 429) return false;
  const { error } = body as { error?: { code?: string } };
  return !/^(parameter|amount)_/.test(error?.code ?? '');
}
