import type { Config } from '#src/config.js';
import { cardPaymentsOf } from '../../settings/index.js';
import { DisabledTax } from './disabled-tax.js';
import { SandboxTax } from './sandbox-tax.js';
import { TaxBreaker } from './tax-breaker.js';
import type { TaxProvider } from './tax-provider.js';

/** Stripe Tax when the keys of Stripe are configured; otherwise the sandbox, except in production. */
export async function createTaxProvider(config: Config): Promise<TaxProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = config;
  if (secretKey && cardPaymentsOf(config) === 'stripe') {
    // Imported on demand: the SDK has over 200 files.
    const { StripeTax } = await import('./stripe-tax.js');
    return new TaxBreaker(new StripeTax(secretKey, apiBase));
  }
  return cardPaymentsOf(config) === 'sandbox' ? new SandboxTax() : new DisabledTax();
}
