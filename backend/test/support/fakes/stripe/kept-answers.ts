import { Refused } from './refused.js';

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Stripe's idempotency keys (docs.stripe.com/api/idempotent_requests): the first answer is the answer for good, also a 500;
 * another request under the key is refused; while the first one runs the key is in use. Requests that were not carried out
 * (busy, malformed) are not kept.
 */
export class KeptAnswers {
  private readonly kept = new Map<string, { content: string; answer: Answer | undefined }>();

  /** The answer that stands under the key; undefined when there is none, and the key is then in use. */
  begin(key: string, content: string): Answer | undefined {
    const kept = this.kept.get(key);
    if (!kept) {
      this.kept.set(key, { content, answer: undefined });
      return undefined;
    }
    if (kept.content !== content) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new Refused(400, { type: 'idempotency_error', message });
    }
    if (!kept.answer) {
      throw new Refused(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'The key is in use' });
    }
    return kept.answer;
  }

  end(key: string, answer: Answer): void {
    const kept = this.kept.get(key);
    if (!kept) return;
    if (wasCarriedOut(answer)) kept.answer = structuredClone(answer);
    else this.kept.delete(key);
  }

  /** The line was cut before anything was done. */
  drop(key: string): void {
    if (this.kept.get(key)?.answer === undefined) this.kept.delete(key);
  }
}

function wasCarriedOut({ status, body }: Answer): boolean {
  if (status === 409 || status === 429) return false;
  const { error } = body as { error?: { code?: string } };
  return !/^(parameter|amount)_/.test(error?.code ?? '');
}
