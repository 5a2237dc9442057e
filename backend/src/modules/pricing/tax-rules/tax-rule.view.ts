import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { fromCents } from '@shop/contract/money';
import { dollars, id, optionalText, text } from '#platform/http/openapi-fields.js';
import { type Charge, CLOTHING_TAXES, type ClothingTax, SHIPPING_TAXES, type ShippingTax } from '../price-rules.js';
import { percentOf } from '../percent-of.js';
import type { TaxRule } from './tax-rule.entity.js';

const optionalDollars = { ...dollars, nullable: true } as const;

@ApiSchema({ name: 'TaxRule' })
export class TaxRuleView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) authority: string;
  @ApiProperty(text) state: string;
  @ApiProperty({ type: [String] }) zipRanges: string[];
  @ApiProperty({ ...text, example: '6.25', description: 'percent' }) rate: string;
  @ApiProperty({ enum: CLOTHING_TAXES }) clothing: ClothingTax;
  @ApiProperty(optionalDollars) clothingAmount: string | null;
  @ApiProperty({ enum: SHIPPING_TAXES }) shipping: ShippingTax;
  @ApiProperty(optionalDollars) deliveryFee: string | null;
  @ApiProperty(optionalDollars) deliveryFeeFrom: string | null;
  @ApiProperty(optionalText) validFrom: string | null;
  @ApiProperty(optionalText) validTo: string | null;
  @ApiProperty({ type: 'integer' }) version: number;
}

@ApiSchema({ name: 'TaxRules' })
export class TaxRulesView {
  @ApiProperty({ type: [TaxRuleView], description: 'by state, authority and first day' }) rules: TaxRuleView[];
}

@ApiSchema({ name: 'TriedTaxPart' })
class TriedTaxPartView {
  @ApiProperty(text) authority: string;
  @ApiProperty({ ...text, description: 'percent' }) rate: string;
  @ApiProperty(dollars) taxable: string;
  @ApiProperty(dollars) tax: string;
}

@ApiSchema({ name: 'TriedTax' })
export class TriedTaxView {
  @ApiProperty(dollars) tax: string;
  @ApiProperty({ type: [TriedTaxPartView], description: 'empty: no tax is collected there' }) parts: TriedTaxPartView[];
}

const sumOf = (charges: readonly Charge[], field: 'cents' | 'taxableCents'): string =>
  fromCents(charges.reduce((sum, charge) => sum + (charge[field] ?? 0), 0));

/** The charges of these rules. */
export const triedTaxView = (
  rules: readonly Pick<TaxRule, 'authority' | 'ratePpm'>[],
  charges: readonly Charge[],
): TriedTaxView => ({
  tax: sumOf(charges, 'cents'),
  parts: rules.map(({ authority, ratePpm }) => {
    const own = charges.filter((charge) => charge.authority === authority);
    return { authority, rate: percentOf(ratePpm), taxable: sumOf(own, 'taxableCents'), tax: sumOf(own, 'cents') };
  }),
});

const dollarsOf = (cents: number | null): string | null => (cents === null ? null : fromCents(cents));

export const ruleView = (rule: TaxRule): TaxRuleView => ({
  id: rule.id,
  authority: rule.authority,
  state: rule.state,
  zipRanges: rule.zipRanges,
  rate: percentOf(rule.ratePpm),
  clothing: rule.clothing,
  clothingAmount: dollarsOf(rule.clothingCents),
  shipping: rule.shipping,
  deliveryFee: dollarsOf(rule.deliveryFeeCents),
  deliveryFeeFrom: dollarsOf(rule.deliveryFeeFromCents),
  validFrom: rule.validFrom,
  validTo: rule.validTo,
  version: rule.version,
});
