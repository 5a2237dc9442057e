import { Client, type PoolConfig } from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '#src/data-source.js';
import { migrations } from '#src/migrations/index.js';
import { Newer9900000000001 } from '#test/support/database/newer-migration.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { eventually } from '#test/support/eventually.js';
import { migrate } from './migrate.js';

class Slow9900000000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runner.query('select pg_sleep(0.4)');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A data source with the migration, whose statements may take 200 ms: the shop's 5 s, in a shorter test. */
function shopWith(...pending: (new () => MigrationInterface)[]): DataSource {
  const options = dataSourceOptions(database.url, 2, 'spec');
  const extra = { ...(options.extra as PoolConfig), statement_timeout: 200 };
  return new DataSource({ ...options, migrations: [...migrations, ...pending], extra });
}

describe('a migration (threat 92)', () => {
  it('may take longer than a statement of a request', async () => {
    const db = await shopWith(Slow9900000000000).initialize();
    try {
      expect(await migrate(db)).toEqual(['Slow9900000000000']);
    } finally {
      await db.destroy();
    }
  });

  it('repeats its attempt to lock a table, and lets readers pass in between', async () => {
    const reader = new Client(database.url);
    await reader.connect();
    const db = await shopWith(Slow9900000000000, Newer9900000000001).initialize();
    try {
      await reader.query('begin; lock table categories in access share mode');
      const migrated = migrate(db);
      migrated.catch(() => undefined);
      const attempts = new Set<string>();
      await eventually(
        async () => {
          const { rows } = await reader.query<{ id: string }>(
            `select xact_start::text as id from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like 'alter table categories%'`,
          );
          for (const { id } of rows) attempts.add(id);
          // An open transaction sees one snapshot of the activity until it is cleared.
          await reader.query('select pg_stat_clear_snapshot()');
        },
        () => attempts.size >= 2,
        30_000,
      );
      expect(attempts.size).toBeGreaterThanOrEqual(2);
      await reader.query('commit');
      expect(await migrated).toEqual(['Newer9900000000001']);
    } finally {
      await reader.end();
      await db.destroy();
    }
  });
});
