import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import { migrateQueueTables } from '../queue/queue-backend.js';
import { query } from './sql.js';
import { postgresCode, type Tx } from './transactions.js';

/** Prevents two processes from migrating at the same time; the number is arbitrary. */
const MIGRATION_LOCK = 7_316_421_001;
/** While a migration waits for a lock, every later statement on that table waits behind it. */
const LOCK_TIMEOUT_MS = 2_000;
const RETRY_DELAY_MS = 1_000;
const MAX_ATTEMPTS = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/** The same database without the shop's limits: an index on a large table takes longer than any request may. */
function withoutTimeouts({ options }: DataSource): DataSource {
  const limits = { statement_timeout: 0, lock_timeout: LOCK_TIMEOUT_MS, idle_in_transaction_session_timeout: 0 };
  const extra = {
    ...(options.extra as PoolConfig),
    ...limits,
    query_timeout: 0,
    // The driver does not send a timeout of 0, so a default of the role would remain.
    options: Object.entries(limits)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  } satisfies PoolConfig;
  return new DataSource({ ...options, extra });
}

/** Each migration commits alone, so a repeated run continues with the one that got no lock. */
async function runPending(db: DataSource): Promise<string[]> {
  const pending = await new MigrationExecutor(db).getPendingMigrations();
  for (let attempt = 1; ; attempt++) {
    try {
      await db.runMigrations({ transaction: 'each' });
      return pending.map((migration) => migration.name);
    } catch (error) {
      if (postgresCode(error) !== LOCK_NOT_AVAILABLE || attempt >= MAX_ATTEMPTS) throw error;
      await pause(RETRY_DELAY_MS);
    }
  }
}

/** The lock belongs to an otherwise idle transaction, so that it is also released behind a connection pooler. */
function whileLocked<T>(db: DataSource, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx: Tx) => {
    await tx.query('set local lock_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    return work();
  });
}

/**
 * Runs the pending migrations, one process at a time, and returns the names of all that were pending. A migration that
 * needs a lock gives up after 2 seconds and is repeated, so that requests never wait behind it for longer.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const db = await withoutTimeouts(dataSource).initialize();
  try {
    return await whileLocked(db, async () => {
      const applied = await runPending(db);
      await migrateQueueTables(db);
      return applied;
    });
  } finally {
    await db.destroy();
  }
}

/** Throws when a migration of this release has not run. Migrations of a newer release are no problem. */
export async function assertMigrated(db: DataSource): Promise<void> {
  const applied = new Set((await query<{ name: string }>(db, 'select name from migrations')).map(({ name }) => name));
  const missing = db.migrations.filter(({ name }) => name !== undefined && !applied.has(name));
  if (missing.length > 0)
    throw new Error(
      `DATABASE_URL: the database lacks ${missing.length} migrations of this release; run "npm run db:migrate" first`,
    );
}
