import type { DataSource } from 'typeorm';

/** Empties tables and those that refer to them, also the ones whose triggers refuse it. */
export const truncateTables = (db: DataSource, ...names: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(`truncate ${names.join(', ')} cascade`);
  });
