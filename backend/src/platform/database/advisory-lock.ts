import type { DataSource } from 'typeorm';
import { query } from './sql.js';

/**
 * Runs `work` unless another process is running it under the same name; then returns undefined. The lock belongs to an otherwise
 * idle transaction, which `work` does not join: a crash or a lost connection releases it, also behind a transaction pooler.
 */
export function runExclusively<T>(db: DataSource, name: string, work: () => Promise<T>): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    const sql = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked';
    const [lock] = await query<{ locked: boolean }>(tx, sql, [name]);
    return lock?.locked ? work() : undefined;
  });
}
