import { isAssignedZip, stateCodeOf, stateNameOf, zip5Of, zipFitsState } from '@shop/contract/us-states';
import { addressMismatch } from './pricing.errors.js';
import type { Destination, Prices, RuleTerms } from './price-rules.js';

/** A ZIP code that no state has would be in no range of the state, and go without their taxes. */
const escapesRanges = (rules: readonly RuleTerms[], state: string, zip5: string): boolean =>
  !isAssignedZip(zip5) && rules.some((rule) => rule.state === state && rule.zipRanges.length > 0);

/**
 * Reads state and ZIP code of an address; null without a state. While tax is collected they must agree, because a wrong one would be a
 * tax of 0, or without a county's: 400 ADDRESS_MISMATCH.
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
  const escapes = taxRules !== null && state !== null && zip5 !== null && escapesRanges(taxRules, state, zip5);
  if (taxRules && (!agrees || escapes)) throw addressMismatch(zipCode, state === null ? address.state : stateNameOf(state));
  return { state, zip5 };
}
