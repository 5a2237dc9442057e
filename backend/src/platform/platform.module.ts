import { type DynamicModule, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../config.js';
import { Clock } from './clock.js';
import { ReadReplica } from './database/read-replica.js';
import { TableChangeListener } from './database/table-change-listener.js';
import { CacheDeadline } from './http/caching/cache-deadline.js';
import { SharedRateLimits } from './http/rate-limits/shared-rate-limits.js';
import { IdempotentRequests } from './idempotency/idempotent-requests.js';
import { MetricsRegistry } from './metrics-registry.js';
import { Outbox } from './outbox/outbox.js';
import { CONFIG, LOGGER, REPLICA } from './tokens.js';

/** Providers for every module: configuration, logger, database, clock, outbox, metrics. */
@Module({})
export class PlatformModule {
  static with(config: Config, logger: Logger, database: DataSourceOptions): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...database,
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
        { provide: REPLICA, useValue: replicaOf(config, database) },
        CacheDeadline,
        Clock,
        IdempotentRequests,
        Outbox,
        ReadReplica,
        TableChangeListener,
        MetricsRegistry,
      ],
      exports: [
        CONFIG,
        LOGGER,
        CacheDeadline,
        Clock,
        IdempotentRequests,
        Outbox,
        ReadReplica,
        TableChangeListener,
        MetricsRegistry,
      ],
    };
  }
}

function replicaOf({ DATABASE_REPLICA_URL: url }: Config, database: DataSourceOptions): DataSource | undefined {
  return url === undefined
    ? undefined
    : new DataSource({ ...database, url, applicationName: 'shop-replica' } as DataSourceOptions);
}
