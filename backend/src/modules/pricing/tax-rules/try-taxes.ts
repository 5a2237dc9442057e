import { Injectable } from '@nestjs/common';
import { fromCents, toCents } from '@shop/contract/money';
import { readDestination } from '../destination.js';
import type { Charge } from '../price-rules.js';
import { CurrentPrices } from '../current-prices.js';
import { percentOf } from '../percent-of.js';
import { rulesOf, taxCharges } from '../tax-of-cart.js';
import type { TryTaxRulesDto } from './tax-rule.dto.js';
import type { TriedTaxView } from './tax-rule.view.js';

const sumOf = (charges: readonly Charge[], field: 'cents' | 'taxableCents'): number =>
  charges.reduce((sum, charge) => sum + (charge[field] ?? 0), 0);

/** What one piece would be taxed today, also before the shop collects tax. */
@Injectable()
export class TryTaxes {
  constructor(private readonly currentPrices: CurrentPrices) {}

  async execute({ state, zipCode, amount, taxKind, shippingAmount }: TryTaxRulesDto): Promise<TriedTaxView> {
    const { taxRules, day } = await this.currentPrices.todayWithTax();
    const destination = readDestination({ taxRules }, { state, zipCode });
    const rules = destination ? rulesOf(taxRules ?? [], destination, day) : [];
    const line = { key: 'tried', unitCents: toCents(amount), quantity: 1, taxKind };
    const charges = taxCharges(rules, [line], shippingAmount ? toCents(shippingAmount) : 0);
    return {
      tax: fromCents(sumOf(charges, 'cents')),
      parts: rules.map(({ authority, ratePpm }) => {
        const own = charges.filter((charge) => charge.authority === authority);
        return {
          authority,
          rate: percentOf(ratePpm),
          taxable: fromCents(sumOf(own, 'taxableCents')),
          tax: fromCents(sumOf(own, 'cents')),
        };
      }),
    };
  }
}
