import { DatabaseError } from 'pg';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { isStalePlan } from './define-query.js';
import { LOCK_NAME, LOCK_NAMES } from './locks.queries.js';

/** The transaction that a method joins; always the first parameter, named `tx`. */
export type Tx = EntityManager;

const RETRIED_CODES = new Set(['40001', '40P01']);
const ABORTED_TRANSACTION = '25P02';
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

/** Thrown by the work of a transaction to repeat it from the start, for example with another random value. */
export class RetryTransaction extends Error {}

/**
 * Whether Postgres has refused a statement and undone the transaction. Of a lost connection nobody knows what was committed.
 * Source: https://www.postgresql.org/docs/current/protocol-error-fields.html
 */
export const isUndone = (error: unknown): boolean => postgresError(error)?.severity === 'ERROR';

const isRetried = (error: unknown): boolean =>
  error instanceof RetryTransaction || isStalePlan(error) || RETRIED_CODES.has(postgresCode(error) ?? '');

/**
 * Runs `work` in one READ COMMITTED transaction. Repeats it from the start, at most three times, after a deadlock, a
 * serialization failure, a stale prepared statement or `RetryTransaction`. `work` must therefore have no effect outside
 * the database.
 */
export async function inTransaction<T>(dataSource: DataSource, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (!isRetried(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/**
 * The results of statements of one transaction that were sent together; Postgres runs them in this order. Unlike
 * `Promise.all` it waits for all of them before it throws, because a statement sent after the rollback would be committed. Of
 * several that fail by themselves, the first in this order says why.
 */
export async function pipelined<Results extends unknown[]>(
  ...statements: { [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  const results = await Promise.allSettled(statements);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  // Statements that follow a failed one fail with this code.
  if (errors.length > 0) throw errors.find((error) => postgresCode(error) !== ABORTED_TRANSACTION) ?? errors[0];
  return results.map((result) => (result.status === 'fulfilled' ? result.value : undefined)) as Results;
}

/** Takes advisory locks on several names until the end of the transaction, always in the same order to avoid deadlocks. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  await LOCK_NAMES.execute(tx, [...new Set(names)].toSorted());
}

/** Takes an advisory lock on a name, for example a session id, until the end of the transaction. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await LOCK_NAME.execute(tx, name);
}
