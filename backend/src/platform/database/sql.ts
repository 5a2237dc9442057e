import type { DataSource, EntityManager } from 'typeorm';

/** The rows of a dynamic query; prefer `defineQuery` for a constant text. The caller is responsible for `Row`. */
export async function query<Row>(db: DataSource | EntityManager, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const result: unknown = await db.query(sql, parameters);
  return result as Row[];
}

/** The rows of `insert|update|delete ... returning`; TypeORM returns [rows, count] for update and delete. */
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
