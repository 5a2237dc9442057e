import { Injectable } from '@nestjs/common';
import { readDestination } from '../destination.js';
import { CurrentPrices } from '../current-prices.js';
import { rulesOf, taxCharges } from '../tax-of-cart.js';
import type { TryTaxRulesDto } from './tax-rule.dto.js';
import { type TriedTaxView, triedTaxView } from './tax-rule.view.js';

/** What one piece would be taxed today, also before the shop collects tax. */
@Injectable()
export class TryTaxes {
  constructor(private readonly currentPrices: CurrentPrices) {}

  async execute({ state, zipCode, cents, taxKind, shippingCents }: TryTaxRulesDto): Promise<TriedTaxView> {
    const { taxRules, day } = await this.currentPrices.todayWithTax();
    const destination = readDestination({ taxRules }, { state, zipCode });
    const rules = destination ? rulesOf(taxRules ?? [], destination, day) : [];
    const line = { key: 'tried', unitCents: cents, quantity: 1, taxKind };
    return triedTaxView(rules, taxCharges(rules, [line], shippingCents));
  }
}
