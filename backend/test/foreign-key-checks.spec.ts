import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { createTestDatabase, type TestDatabase } from './support/database/test-database.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 1, 'foreign-keys').initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The tables that a foreign key refers to by one column. */
const REFERENCED = `select distinct c.confrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.confrelid and a.attnum = c.confkey[1]
  where c.contype = 'f' and cardinality(c.confkey) = 1 order by 1`;

/**
 * Each connection plans the check of a foreign key once. Planned for a table of which Postgres knows that it is empty, the check
 * reads the whole table, also when it has thousands of rows a minute later.
 */
it('the checks of foreign keys are planned with an index in a new shop', async () => {
  const referenced = await db.query<{ table: string; column: string }[]>(REFERENCED);
  expect(referenced).toContainEqual({ table: 'orders', column: 'id' });
  const plans = await Promise.all(
    referenced.map(async ({ table, column }) => {
      const check = `select 1 from only ${table} x where ${column} = $1 for key share of x`;
      const lines = await db.query<{ 'QUERY PLAN': string }[]>(`explain (generic_plan, costs off) ${check}`);
      return { table, plan: lines.map((line) => line['QUERY PLAN']).join(' ') };
    }),
  );
  for (const { table, plan } of plans) expect({ table, plan }).toEqual({ table, plan: expect.stringContaining('Index') });
});
