import type { DataSource, EntityManager } from 'typeorm';

/** Rows of a parameterised query; the caller names their shape, which the query's columns must match. */
export async function query<Row>(db: DataSource | EntityManager, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const result: unknown = await db.query(sql, parameters);
  return result as Row[];
}

/** Rows written by `insert|update|delete ... returning`; TypeORM answers update and delete as [rows, count]. */
export async function queryReturning<Row>(
  db: DataSource | EntityManager,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const result: unknown = await db.query(sql, parameters);
  if (Array.isArray(result) && result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number') {
    return result[0] as Row[];
  }
  return result as Row[];
}
