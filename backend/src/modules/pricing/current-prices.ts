import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { dayIn } from '#platform/calendar-day.js';
import { Clock } from '#platform/clock.js';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { ShopSettings } from '../settings/index.js';
import type { Prices, RateTerms, RuleTerms } from './price-rules.js';
import { READ_PRICES } from './pricing.queries.js';
import { isValidOn } from './tax-of-cart.js';

interface Tables {
  rates: readonly RateTerms[];
  rules: readonly RuleTerms[];
}

const NOTHING: Tables = { rates: [], rules: [] };

/** Rates and rules, kept in memory until Postgres announces a change. */
@Injectable()
export class CurrentPrices {
  private readonly cache: QueryCache<Tables>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    tableChanges: TableChangeListener,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {
    this.cache = new QueryCache(tableChanges, ['shipping_rates', 'tax_rules'], 1);
  }

  /**
   * One version of everything that decides a price. Take it before a transaction and pass it on, so that no order is priced by two
   * versions and no connection waits for another one.
   */
  async today(): Promise<Prices> {
    const { shippingMode, taxMode, timeZone } = await this.settings.values();
    const isOn = shippingMode !== 'free' || taxMode !== 'off';
    const { rates, rules } = isOn ? await this.tables() : NOTHING;
    return {
      shippingRates: shippingMode === 'free' ? null : rates,
      taxRules: taxMode === 'off' ? null : rules,
      day: dayIn(timeZone, this.clock.now()),
      usesTaxService: taxMode === 'stripe',
    };
  }

  /** Sales tax is collected, by a service or by a rule that is valid today. */
  async isTaxed(): Promise<boolean> {
    const { taxRules, day, usesTaxService } = await this.today();
    return usesTaxService || (taxRules?.some((rule) => isValidOn(rule, day)) ?? false);
  }

  /** The codes of the states where a rule that is valid today taxes clothing less than other goods, in their order. */
  async statesWithClothingRule(): Promise<string[]> {
    const { taxRules, day } = await this.today();
    const rules = (taxRules ?? []).filter((rule) => rule.clothing !== 'none' && isValidOn(rule, day));
    return [...new Set(rules.map(({ state }) => state))].toSorted();
  }

  /** As if tax were collected already. */
  async todayWithTax(): Promise<Prices> {
    const [prices, { rules }] = await Promise.all([this.today(), this.tables()]);
    return { ...prices, taxRules: rules };
  }

  private tables(): Promise<Tables> {
    return this.cache.get('tables', async () => (await READ_PRICES.first(this.db)) ?? NOTHING);
  }
}
