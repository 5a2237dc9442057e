import type { Config } from '../config.js';
import { reasonOf } from '#platform/reason-of.js';
import { type CheckResult, ok, warning } from './check-result.js';

const TIMEOUT_MS = 10_000;

/** The part that we read of docs.stripe.com/api/payment_method_domains. */
interface Domains {
  data?: { enabled?: boolean; apple_pay?: { status?: string; status_details?: { error_message?: string } } }[];
  error?: { message?: string };
}

/** Stripe shows Apple Pay only on domains that are registered with it and that Apple has verified. */
export async function checkApplePay(config: Config): Promise<CheckResult[]> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base = 'https://api.stripe.com', PUBLIC_ORIGIN: origin } = config;
  if (key === undefined || origin === undefined) return [];
  const { hostname } = new URL(origin);
  try {
    const response = await fetch(`${base}/v1/payment_method_domains?domain_name=${encodeURIComponent(hostname)}&limit=1`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data = [], error } = (await response.json()) as Domains;
    if (!response.ok)
      return [
        warning('apple pay', `Stripe does not say whether ${hostname} is registered: ${error?.message ?? response.status}`),
      ];
    return [resultOf(hostname, data[0])];
  } catch (error) {
    return [warning('apple pay', `Stripe does not say whether ${hostname} is registered: ${reasonOf(error)}`)];
  }
}

function resultOf(hostname: string, domain: NonNullable<Domains['data']>[number] | undefined): CheckResult {
  if (domain === undefined || domain.enabled === false)
    return warning(
      'apple pay',
      `${hostname} is not registered at Stripe, so nobody sees Apple Pay; see "Apple Pay" in docs/operations.md`,
    );
  const { status, status_details: details } = domain.apple_pay ?? {};
  if (status === 'active') return ok('apple pay', `${hostname} is registered at Stripe`);
  const reason = details?.error_message ?? 'Apple could not verify it';
  return warning(
    'apple pay',
    `${hostname} is registered, but not active: ${reason}. Set APPLE_PAY_DOMAIN_FILE, then validate it at Stripe`,
  );
}
