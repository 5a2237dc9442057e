import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '#src/config.js';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { query } from '#platform/database/sql.js';
import { CONFIG } from '#platform/tokens.js';
import { cardPaymentsOf } from './card-payments.js';
import { DEFAULT_SETTINGS } from './settings.defaults.js';
import { ShopSettingsView } from './settings.view.js';

/** The brand's values: the defaults with what the shop has set itself. */
@Injectable()
export class ShopSettings {
  private readonly kept: QueryCache<ShopSettingsView>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    notices: TableChangeListener,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.kept = new QueryCache(notices, ['shop_settings'], 1);
  }

  current(): Promise<ShopSettingsView> {
    return this.kept.get('settings', async () => {
      const [row] = await query<{ values: Partial<ShopSettingsView> }>(this.db, 'select "values" from shop_settings');
      const cardPayments = cardPaymentsOf(this.config);
      return Object.assign(new ShopSettingsView(), DEFAULT_SETTINGS, row?.values, { cardPayments });
    });
  }

  /** Sets some values and keeps the others. */
  async change(tx: EntityManager, values: Partial<ShopSettingsView>): Promise<void> {
    await tx.query(
      `insert into shop_settings (id, "values") values (1, $1)
       on conflict (id) do update set "values" = shop_settings."values" || excluded."values"`,
      [values],
    );
  }
}
