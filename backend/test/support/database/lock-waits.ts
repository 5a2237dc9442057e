import type { DataSource, EntityManager } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { eventually } from '../eventually.js';

/** Of this database only: specs run beside others in one cluster. A transaction reads pg_stat_activity once, but pg_locks anew. */
const WAITING = `from (select distinct pid from pg_locks where not granted) waiting
  where pid in (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`;

/** True as soon as a statement waits for a lock; false when none does for a long time. */
export async function statementWaits(db: DataSource | EntityManager): Promise<boolean> {
  const isWaiting = async () => (await query(db, `select pid ${WAITING}`)).length > 0;
  return eventually(isWaiting, Boolean);
}

/** Ends the connections whose statement waits for a lock, as an administrator does. */
export async function endWaitingConnections(db: DataSource): Promise<void> {
  await query(db, `select pg_terminate_backend(pid) ${WAITING}`);
}
