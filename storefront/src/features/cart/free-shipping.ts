import { type ShippingRate, toCents } from '@shop/contract';

/** The cents that are missing for free shipping by the rate that everybody gets first; undefined when there are none. */
export function centsToFreeShipping(rates: readonly ShippingRate[], totalCents: number): number | undefined {
  const rate = rates.find(({ states }) => states.length === 0);
  if (!rate?.freeFrom || toCents(rate.amount) === 0) return undefined;
  const missing = toCents(rate.freeFrom) - totalCents;
  return missing > 0 ? missing : undefined;
}
