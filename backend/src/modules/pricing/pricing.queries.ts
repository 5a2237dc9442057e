import { defineQuery } from '#platform/database/define-query.js';
import type { RateTerms, RuleTerms } from './price-rules.js';

/** Active rates in their order and all rules, in one statement, so that they are of one version. */
export const READ_PRICES = defineQuery<[], { rates: RateTerms[]; rules: RuleTerms[] }>({
  name: 'pricing.read-prices',
  text: `
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'cents', cents, 'freeFromCents', free_from_cents,
          'states', states, 'daysMin', days_min, 'daysMax', days_max) order by sort_order, id)
        from shipping_rates where is_active), '[]') as rates,
      coalesce((
        select jsonb_agg(jsonb_build_object('authority', authority, 'state', state, 'zipRanges', zip_ranges, 'ratePpm', rate_ppm,
          'clothing', clothing, 'clothingCents', clothing_cents, 'shipping', shipping, 'deliveryFeeCents', delivery_fee_cents,
          'deliveryFeeFromCents', delivery_fee_from_cents, 'validFrom', valid_from, 'validTo', valid_to))
        from tax_rules), '[]') as rules`,
  columns: { rates: 'jsonb', rules: 'jsonb' },
});
