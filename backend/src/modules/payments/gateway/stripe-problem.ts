import type { Config } from '#src/config.js';
import { reasonOf } from '#platform/reason-of.js';

const TIMEOUT_MS = 5_000;

/** What Stripe says against the key; undefined without one, or when it may read payments. */
export async function stripeProblem(config: Config): Promise<string | undefined> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base = 'https://api.stripe.com' } = config;
  if (key === undefined) return undefined;
  try {
    const response = await fetch(`${base}/v1/payment_intents?limit=1`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { error } = (await response.json()) as { error?: { message?: string } };
    if (response.ok) return undefined;
    return `STRIPE_SECRET_KEY: Stripe rejects it, so nobody pays by card (${error?.message ?? response.status}).`;
  } catch (error) {
    return `STRIPE_SECRET_KEY: Stripe does not answer, so nobody pays by card (${reasonOf(error)}).`;
  }
}
