import { type DynamicModule, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { createDataSource, dataSourceOptions } from '../data-source.js';
import { Clock } from './clock.js';
import { ReadReplica } from './database/read-replica.js';
import { TableChangeListener } from './database/table-change-listener.js';
import { SharedRateLimits } from './http/rate-limits/shared-rate-limits.js';
import { MetricsRegistry } from './metrics-registry.js';
import { Outbox } from './outbox/outbox.js';
import { CONFIG, LOGGER, REPLICA } from './tokens.js';

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
          // The process ends with one line, and its supervisor starts it again.
          toRetry: () => false,
        }),
        ThrottlerModule.forRoot({
          throttlers: [{ limit: 1, ttl: 60_000 }],
          setHeaders: false,
          ...(config.REDIS_URL && { storage: new SharedRateLimits(config.REDIS_URL, logger) }),
          skipIf: () => config.RATE_LIMITS === 'off',
        }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: REPLICA, useValue: replicaOf(config) },
        Clock,
        Outbox,
        ReadReplica,
        TableChangeListener,
        MetricsRegistry,
      ],
      exports: [CONFIG, LOGGER, Clock, Outbox, ReadReplica, TableChangeListener, MetricsRegistry],
    };
  }
}

function replicaOf(config: Config): DataSource | undefined {
  const { DATABASE_REPLICA_URL: url, DATABASE_POOL: pool, PREPARED_STATEMENTS: prepared } = config;
  return url === undefined ? undefined : createDataSource(url, pool, 'shop-replica', prepared === 'on');
}
