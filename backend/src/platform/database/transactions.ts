import { DatabaseError } from 'pg';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { isStalePlan } from './define-query.js';

/** The transaction that a method joins; always the first parameter, named `tx`. */
export type Tx = EntityManager;

const RETRIED_CODES = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;

/** The driver's error: TypeORM wraps query errors, but not connection errors. */
export function driverError(error: unknown): unknown {
  return error instanceof QueryFailedError ? error.driverError : error;
}

/** The error that Postgres sent, or undefined for other errors, such as a socket error. */
function postgresError(error: unknown): DatabaseError | undefined {
  const cause = driverError(error);
  return cause instanceof DatabaseError ? cause : undefined;
}

/** The SQLSTATE of a failed query or a rejected connection, or undefined for other errors. */
export const postgresCode = (error: unknown): string | undefined => postgresError(error)?.code;

/** The violated constraint of a failed write, or undefined. */
export const violatedConstraint = (error: unknown): string | undefined => postgresError(error)?.constraint;

/**
 * Runs `work` in one READ COMMITTED transaction. Repeats it from the start, at most three times, after a deadlock, a
 * serialization failure or a stale prepared statement. `work` must therefore have no effect outside the database.
 */
export async function inTransaction<T>(dataSource: DataSource, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      const code = postgresCode(error);
      const retried = isStalePlan(error) || (code !== undefined && RETRIED_CODES.has(code));
      if (!retried || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Takes advisory locks on several names until the end of the transaction, always in the same order to avoid deadlocks. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  const sql = 'select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name';
  await tx.query(sql, [[...new Set(names)].toSorted()]);
}

/** Takes an advisory lock on a name, for example a session id, until the end of the transaction. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
