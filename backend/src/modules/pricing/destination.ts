import { stateCodeOf, stateNameOf, zip5Of, zipFitsState } from '@shop/contract/us-states';
import { addressMismatch } from './pricing.errors.js';
import type { Destination, Prices } from './price-rules.js';

/**
 * Reads state and ZIP code of an address; null without a state. While tax is collected they must agree, because a wrong one would be a
 * tax of 0: 400 ADDRESS_MISMATCH.
 */
export function readDestination(
  { taxRules }: Pick<Prices, 'taxRules'>,
  address: { state?: string | null; zipCode?: string | null },
): Destination | null {
  if (!address.state) return null;
  const state = stateCodeOf(address.state) ?? null;
  const zipCode = address.zipCode ?? '';
  const zip5 = zip5Of(zipCode) ?? null;
  const agrees = state !== null && (zipCode === '' || (zip5 !== null && zipFitsState(state, zip5)));
  if (taxRules && !agrees) throw addressMismatch(zipCode, state === null ? address.state : stateNameOf(state));
  return { state, zip5 };
}
