import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { dataSourceOptions } from './data-source.js';
import { AlertsModule } from './modules/alerts/index.js';
import { ArtistLedgerModule } from './modules/artist-ledger/index.js';
import { AuthModule } from './modules/auth/index.js';
import { CartModule } from './modules/cart/index.js';
import { CatalogModule } from './modules/catalog/index.js';
import { CheckoutModule } from './modules/checkout/index.js';
import { ContactModule } from './modules/contact/index.js';
import { CustomersModule } from './modules/customers/index.js';
import { LiveModule } from './modules/live/index.js';
import { MailModule } from './modules/mail/index.js';
import { InvoicesModule } from './modules/invoices/index.js';
import { MediaModule } from './modules/media/index.js';
import { LaunchChecklistModule } from './modules/launch-checklist/index.js';
import { OperationsModule } from './modules/operations/index.js';
import { OrdersModule } from './modules/orders/index.js';
import { PaymentMatchingModule } from './modules/payment-matching/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { PortfolioModule } from './modules/portfolio/index.js';
import { PricingModule } from './modules/pricing/index.js';
import { SearchModule } from './modules/search/index.js';
import { SettingsModule } from './modules/settings/index.js';
import { TodayModule } from './modules/today/index.js';
import { ProductImportModule } from './modules/product-import/index.js';
import { AddressLimits } from './platform/http/rate-limits/rate-limits.js';
import { PlatformModule } from './platform/platform.module.js';
import { QueueModule } from './platform/queue/queue.module.js';

const MODULES = [
  AuthModule,
  CatalogModule,
  AlertsModule,
  CartModule,
  OrdersModule,
  PaymentsModule,
  PaymentMatchingModule,
  ArtistLedgerModule,
  CheckoutModule,
  MediaModule,
  ContactModule,
  PortfolioModule,
  InvoicesModule,
  CustomersModule,
  SearchModule,
  LiveModule,
  TodayModule,
  SettingsModule,
  PricingModule,
  MailModule,
  ProductImportModule,
  LaunchChecklistModule,
  OperationsModule,
];

/** The platform knows no entity: it gets the database of the modules. */
function platformOf(config: Config, logger: Logger, applicationName: string): DynamicModule {
  const {
    DATABASE_URL: url = '',
    DATABASE_POOL: pool,
    PREPARED_STATEMENTS: prepared,
    DATABASE_CONNECT_SECONDS: seconds,
  } = config;
  return PlatformModule.with(config, logger, dataSourceOptions(url, pool, applicationName, prepared === 'on', seconds));
}

/** The process that serves HTTP. */
@Module({})
export class ApiModule {
  static with(config: Config, logger: Logger): DynamicModule {
    return {
      module: ApiModule,
      imports: [platformOf(config, logger, 'shop-api'), QueueModule.with('producer', config), ...MODULES],
      providers: [{ provide: APP_GUARD, useClass: AddressLimits }],
    };
  }
}

/** The process that handles jobs. It serves no HTTP. */
@Module({})
export class WorkerModule {
  static with(config: Config, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [platformOf(config, logger, 'shop-worker'), QueueModule.with('worker', config), ...MODULES],
    };
  }
}
