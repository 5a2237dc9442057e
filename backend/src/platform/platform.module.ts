import { type DynamicModule, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { dataSourceOptions } from '../data-source.js';
import { Clock } from './clock.js';
import { TableChangeListener } from './database/table-change-listener.js';
import { TableChangeNotifier } from './database/table-change-notifier.js';
import { MetricsRegistry } from './metrics-registry.js';
import { Outbox } from './outbox/outbox.js';
import { CONFIG, LOGGER } from './tokens.js';

/** Providers for every module: configuration, logger, database, clock, outbox, metrics. */
@Module({})
export class PlatformModule {
  static with(config: Config, logger: Logger, applicationName: string): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(
            config.DATABASE_URL ?? '',
            config.DATABASE_POOL,
            applicationName,
            config.PREPARED_STATEMENTS === 'on',
          ),
          retryAttempts: 3,
          retryDelay: 500,
        }),
        ThrottlerModule.forRoot({
          throttlers: [{ limit: 1, ttl: 60_000 }],
          setHeaders: false,
          skipIf: () => config.RATE_LIMITS === 'off',
        }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        Clock,
        Outbox,
        TableChangeListener,
        TableChangeNotifier,
        MetricsRegistry,
      ],
      exports: [CONFIG, LOGGER, Clock, Outbox, TableChangeListener, TableChangeNotifier, MetricsRegistry],
    };
  }
}
