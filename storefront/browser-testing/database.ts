import { Client, type QueryResultRow } from 'pg';

/** Runs one statement on a shop's database, for states that no screen can produce. */
export async function sql<Row extends QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}
