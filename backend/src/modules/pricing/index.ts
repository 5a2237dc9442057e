export { CurrentPrices } from './current-prices.js';
export { readDestination } from './destination.js';
export { priceCart, priceOf, shippingNameOf } from './price-cart.js';
export {
  CHARGE_KINDS,
  type Charge,
  type ChargeKind,
  type PricedCart,
  type Prices,
  type Quote,
  type RateTerms,
  type ServiceTaxes,
  TAX_KINDS,
  TAX_SERVICE,
  type TaxKind,
} from './price-rules.js';
export { ChargeView, chargeViews } from './charge.view.js';
export { percentOf } from './percent-of.js';
export { PricingModule } from './pricing.module.js';
export { ShippingRate } from './shipping-rates/shipping-rate.entity.js';
export { TaxRule } from './tax-rules/tax-rule.entity.js';
export { isCovered } from './tax-of-cart.js';
