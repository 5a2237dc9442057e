import { stateNameOf, zipFitsState } from '@shop/contract/us-states';
import { invalidField } from '../pricing.errors.js';
import { hasLimit } from '../price-rules.js';
import type { CreateTaxRuleDto } from './tax-rule.dto.js';
import type { TaxRule } from './tax-rule.entity.js';

const PPM_DIGITS = 4;

/** "6.25" percent are 62500 millionths. */
function ppmOf(percent: string): number {
  const [whole = '', decimals = ''] = percent.split('.');
  return Number(whole + decimals.padEnd(PPM_DIGITS, '0'));
}

/** A range that lies elsewhere would be a tax of 0 that nobody notices. */
function assertInState(zipRanges: readonly string[], state: string): void {
  const ends = zipRanges.flatMap((range) => range.split('-'));
  const elsewhere = ends.find((zip5) => !zipFitsState(state, zip5));
  if (elsewhere !== undefined) throw invalidField('zipRanges', `ZIP code ${elsewhere} is not in ${stateNameOf(state)}`);
}

/** The columns of a form. Throws 400 for fields that contradict each other. */
export function valuesOf(form: CreateTaxRuleDto): Omit<TaxRule, 'id' | 'version'> {
  const { authority, state, clothing, shipping, validFrom = null, validTo = null } = form;
  const zipRanges = form.zipRanges ?? [];
  if (hasLimit(clothing) && form.clothingCents === null)
    throw invalidField('clothingAmount', 'Please enter the limit of one piece');
  if (validFrom !== null && validTo !== null && validTo < validFrom)
    throw invalidField('validTo', 'The last day cannot be before the first');
  assertInState(zipRanges, state);
  return {
    authority,
    state,
    zipRanges,
    ratePpm: ppmOf(form.rate),
    clothing,
    clothingCents: hasLimit(clothing) ? form.clothingCents : null,
    shipping,
    deliveryFeeCents: form.deliveryFeeCents,
    deliveryFeeFromCents: form.deliveryFeeFromCents,
    validFrom,
    validTo,
  };
}
