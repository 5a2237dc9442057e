import pg, { type PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import type { PreparedStatementsOption } from './platform/database/define-query.js';
import { SnakeNaming } from './platform/database/snake-naming.js';

/** How every process connects to Postgres. `pool` is the maximum number of its connections, `connectSeconds` what a caller waits for one. */
export function dataSourceOptions(
  url: string,
  pool: number,
  applicationName: string,
  preparedStatements = true,
  connectSeconds = 2,
): DataSourceOptions {
  return {
    type: 'postgres',
    // TypeORM would load a second copy beside the one in the bundle of a program, whose errors are of another class.
    driver: pg,
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    // Makes TypeORM call gen_random_uuid(), which is built into Postgres; no extension is installed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: pool,
    applicationName,
    extra: {
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: connectSeconds * 1_000,
      statement_timeout: 5_000,
      // Longer than Postgres takes to answer: nothing came back, so the driver closes the connection.
      query_timeout: 8_000,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 15_000,
      // Statements of a transaction may be sent together; see `DefinedQuery`.
      pipeline: true,
      preparedStatements,
    } satisfies PoolConfig & PreparedStatementsOption,
  };
}

export function createDataSource(...options: Parameters<typeof dataSourceOptions>): DataSource {
  return new DataSource(dataSourceOptions(...options));
}
