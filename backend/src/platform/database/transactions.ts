import { DatabaseError } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

/** The open transaction that a method joins; always the first parameter, always named tx. */
export type Tx = EntityManager;

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** Postgres' error code of a failed query, or of a refused connection, or undefined for other errors. */
export function postgresCode(error: unknown): string | undefined {
  // TypeORM wraps the failures of queries, but not those of connecting.
  if (error instanceof DatabaseError) return error.code;
  if (typeof error !== 'object' || error === null || !('driverError' in error)) return undefined;
  const { driverError } = error;
  if (typeof driverError !== 'object' || driverError === null || !('code' in driverError)) return undefined;
  return typeof driverError.code === 'string' ? driverError.code : undefined;
}

/** The violated constraint of a failed write, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('driverError' in error)) return undefined;
  const { driverError } = error;
  if (typeof driverError !== 'object' || driverError === null || !('constraint' in driverError)) return undefined;
  return typeof driverError.constraint === 'string' ? driverError.constraint : undefined;
}

/**
 * Runs `work` in one READ COMMITTED transaction and repeats it from the start after a deadlock or a serialization
 * failure, at most three times more. `work` must therefore have no effect outside the database.
 */
export async function inTransaction<T>(dataSource: DataSource, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      const code = postgresCode(error);
      if (code === undefined || !RETRIED.has(code) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Holds a transaction-long lock on a name, for example one shopper's session. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
