import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PUBLIC_SETTING_NAMES, type PublicSetting } from '@shop/contract/settings-fields';
import type { Repository } from 'typeorm';
import type { Config } from '#src/config.js';
import type { AppError } from '#platform/app-error.js';
import { Clock } from '#platform/clock.js';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CONFIG } from '#platform/tokens.js';
import { ShopPages } from './pages/shop-pages.js';
import { byManualMethod, describedMethods, type ManualMethodId, type PaymentMethod } from './payment-methods/method-rules.js';
import { paymentUnavailable, shopClosed } from './settings.errors.js';
import type { ShopSettingsView } from './settings.view.js';
import { ShopSettingsRow } from './shop-settings.entity.js';
import { cardPaymentsOf } from './values/card-payments.js';
import { closedShop } from './values/closed-shop.js';
import { defaultValues } from './values/default-values.js';
import { offeredMethods, sampleHandles } from './values/offered-payments.js';
import type { SettingName } from './values/setting-groups.js';
import type { SettingsValues } from './values/settings-values.dto.js';
import { readStored } from './values/stored-values.js';

interface Readiness {
  offered: PaymentMethod[];
  sampleHandles: ManualMethodId[];
  contactIsSet: boolean;
  taxIsDecided: boolean;
  figuresAreOwn: boolean;
  /** Titles of published pages that still are those of the demo shop. */
  samplePages: string[];
}

/** All values as they are in the database at this moment. */
export async function readSettings(rows: Repository<ShopSettingsRow>, config: Config): Promise<SettingsValues> {
  const row = await rows.findOneBy({ id: 1 });
  return { ...defaultValues(config), ...readStored(row?.values) };
}

/** The default values, overridden by the stored ones. Every process sees a change within a second. */
@Injectable()
export class ShopSettings {
  private readonly cache: QueryCache<SettingsValues>;

  constructor(
    @InjectRepository(ShopSettingsRow) private readonly rows: Repository<ShopSettingsRow>,
    tableChanges: TableChangeListener,
    private readonly clock: Clock,
    private readonly pages: ShopPages,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.cache = new QueryCache(tableChanges, ['shop_settings'], 1);
  }

  /** All values, also those that only staff may see. */
  values(): Promise<SettingsValues> {
    return this.cache.get('settings', () => readSettings(this.rows, this.config));
  }

  /** The values that everybody may see. */
  async current(): Promise<ShopSettingsView> {
    const values = await this.values();
    const shown = Object.fromEntries(PUBLIC_SETTING_NAMES.map((field) => [field, values[field]]));
    return {
      ...(shown as Pick<SettingsValues, PublicSetting>),
      paymentHandles: byManualMethod((id) => values[id]),
      paymentMethods: describedMethods(values),
      cardPayments: cardPaymentsOf(this.config),
      offeredMethods: this.offered(values),
      closed: closedShop(values, this.clock.now()),
      pages: await this.pages.links(),
    };
  }

  /**
   * Why no new order can be paid with this method now: 409 SHOP_CLOSED, 402 PAYMENT_UNAVAILABLE. Ask before a transaction:
   * it may need another database connection.
   */
  async rejectionOf(method: PaymentMethod): Promise<AppError | undefined> {
    const values = await this.values();
    const closed = closedShop(values, this.clock.now());
    if (closed) return shopClosed(closed.opensOn);
    return this.offered(values).includes(method) ? undefined : paymentUnavailable();
  }

  /** What a new shop still has to decide, by the rules of production. */
  async readiness(): Promise<Readiness> {
    const values = await this.values();
    const defaults = defaultValues(this.config);
    const isOwn = (field: SettingName): boolean => JSON.stringify(values[field]) !== JSON.stringify(defaults[field]);
    return {
      offered: offeredMethods(values, cardPaymentsOf(this.config), 'production'),
      sampleHandles: sampleHandles(values),
      contactIsSet: isOwn('email') && isOwn('phone') && isOwn('postalAddress'),
      taxIsDecided: values.salesTax !== 'undecided',
      figuresAreOwn: isOwn('impact'),
      samplePages: await this.pages.sampleTitles(),
    };
  }

  /** A writer reads its own write before the notification arrives. */
  refresh(): void {
    this.cache.clear();
  }

  private offered(values: SettingsValues): PaymentMethod[] {
    return offeredMethods(values, cardPaymentsOf(this.config), this.config.NODE_ENV);
  }
}
