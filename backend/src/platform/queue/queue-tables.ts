import { runMigrations } from 'bullmq';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** Makes or updates BullMQ's own tables, which live in the schema "bullmq". Does nothing when they are up to date. */
export async function migrateQueueTables(db: DataSource): Promise<void> {
  const runner = db.createQueryRunner();
  try {
    await runMigrations((await runner.connect()) as PoolClient);
  } finally {
    await runner.release();
  }
}
