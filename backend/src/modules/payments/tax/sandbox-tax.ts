import { randomUUID } from 'node:crypto';
import { GatewayError } from '../gateway/payment-gateway.js';
import { type LineTax, type TaxCalculation, TaxProvider, type TaxRequest } from './tax-provider.js';

const RATE_PPM = 80_000;
const LIFETIME_MS = 90 * 24 * 3_600_000;
/** ZIP codes of the tax office in Holtsville, New York. */
const ALWAYS_AWAY = '00544';
const REFUSED_ADDRESS = '00501';

const taxOf = (cents: number): LineTax => ({ cents: Math.floor((cents * 8 + 50) / 100), taxableCents: cents, ratePpm: RATE_PPM });

/** Stands in for Stripe Tax where cards are simulated: 8 % on everything. */
export class SandboxTax extends TaxProvider {
  calculate({ lines, shippingCents, to }: TaxRequest): Promise<TaxCalculation> {
    const zip5 = to.zipCode.slice(0, 5);
    if (zip5 === ALWAYS_AWAY)
      return Promise.reject(new GatewayError('unreachable', 'The sandbox does not answer for this ZIP code'));
    if (zip5 === REFUSED_ADDRESS)
      return Promise.reject(new GatewayError('bad-address', 'The sandbox does not know this ZIP code'));
    return Promise.resolve({
      id: `taxcalc_sandbox_${randomUUID()}`,
      lines: Object.fromEntries(lines.map(({ key, cents }) => [key, taxOf(cents)])),
      shipping: shippingCents > 0 ? taxOf(shippingCents) : null,
      deliveryFeeCents: 0,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    });
  }

  /** The same for the same calculation, as a provider that remembers keys. */
  commit(calculationId: string): Promise<string> {
    return Promise.resolve(calculationId.replace('taxcalc_', 'tax_'));
  }

  reverse(): Promise<void> {
    return Promise.resolve();
  }
}
