import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Config } from '#src/config.js';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CONFIG } from '#platform/tokens.js';
import { cardPaymentsOf } from './card-payments.js';
import { DEFAULT_SETTINGS } from './settings.defaults.js';
import { ShopSettingsView } from './settings.view.js';
import { ShopSettingsRow } from './shop-settings.entity.js';

/** The default brand values, overridden by the stored ones. */
@Injectable()
export class ShopSettings {
  private readonly cache: QueryCache<ShopSettingsView>;

  constructor(
    @InjectRepository(ShopSettingsRow) private readonly rows: Repository<ShopSettingsRow>,
    tableChanges: TableChangeListener,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.cache = new QueryCache(tableChanges, ['shop_settings'], 1);
  }

  current(): Promise<ShopSettingsView> {
    return this.cache.get('settings', async () => {
      const row = await this.rows.findOneBy({ id: 1 });
      const cardPayments = cardPaymentsOf(this.config);
      return Object.assign(new ShopSettingsView(), DEFAULT_SETTINGS, row?.values, { cardPayments });
    });
  }
}
