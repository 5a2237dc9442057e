import type { DataSource } from 'typeorm';
import { migrateQueueTables } from '../queue/queue-backend.js';

/** Prevents two processes from migrating at the same time; the number is arbitrary. */
const MIGRATION_LOCK = 7_316_421_001;

/** Runs the pending migrations under an advisory lock and returns their names. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('set lock_timeout = 0; set statement_timeout = 0');
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    await migrateQueueTables(dataSource);
    return applied.map((migration) => migration.name);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.query('reset lock_timeout; reset statement_timeout');
    await runner.release();
  }
}
