import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import { SnakeNaming } from './platform/database/snake-naming.js';

/** How every process talks to Postgres. `pool` is the number of connections it may hold. */
export function dataSourceOptions(url: string, pool: number, applicationName: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    // Postgres has gen_random_uuid() built in; the option only names it, nothing is installed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: pool,
    applicationName,
    extra: {
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: 2_000,
      statement_timeout: 5_000,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  };
}

export function createDataSource(url: string, pool: number, applicationName: string): DataSource {
  return new DataSource(dataSourceOptions(url, pool, applicationName));
}
