import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { CurrentPrices } from './current-prices.js';
import { AdminShippingRatesController } from './shipping-rates/admin-shipping-rates.controller.js';
import { ShippingRatesController } from './shipping-rates/shipping-rates.controller.js';
import { ShippingRates } from './shipping-rates/shipping-rates.service.js';
import { AdminTaxRulesController } from './tax-rules/admin-tax-rules.controller.js';
import { TaxRules } from './tax-rules/tax-rules.service.js';
import { TryTaxes } from './tax-rules/try-taxes.js';

@Module({
  imports: [SettingsModule],
  controllers: [ShippingRatesController, AdminShippingRatesController, AdminTaxRulesController],
  providers: [CurrentPrices, ShippingRates, TaxRules, TryTaxes],
  exports: [CurrentPrices],
})
export class PricingModule {}
