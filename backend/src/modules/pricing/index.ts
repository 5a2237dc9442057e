export { TAX_KINDS, type TaxKind } from './price-rules.js';
export { PricingModule } from './pricing.module.js';
export { ShippingRate } from './shipping-rates/shipping-rate.entity.js';
export { TaxRule } from './tax-rules/tax-rule.entity.js';
