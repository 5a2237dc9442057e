import { createDataSource } from '#src/data-source.js';
import { methodIdCheck } from '#modules/settings/index.js';
import { query } from '#platform/database/sql.js';
import { createTestDatabase } from '#test/support/database/test-database.js';

const COLUMNS: Readonly<Record<string, string>> = {
  checkouts_payment_method_check: 'payment_method',
  orders_payment_method_check: 'payment_method',
  payees_method_check: 'method',
  statement_files_source_check: 'source',
  statement_lines_source_check: 'source',
};

it('is the check of every column that must name a method, in the entities and in the database', async () => {
  const database = await createTestDatabase();
  const db = createDataSource(database.url, 1, 'method ids');
  await db.initialize();
  const checks = await query<{ name: string; definition: string }>(
    db,
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and conname ~ '(method|source)_check$' order by conname`,
  );
  const declared = new Map(
    db.entityMetadatas.flatMap(({ checks: all }) => all.map(({ name, expression }) => [name, expression])),
  );
  await db.destroy();
  await database.drop();
  const columns = Object.entries(COLUMNS);
  expect(checks).toEqual(
    columns.map(([name, column]) => ({ name, definition: `CHECK ((${methodIdCheck(column).replace(/'$/, "'::text")}))` })),
  );
  expect(columns.map(([name]) => declared.get(name))).toEqual(columns.map(([, column]) => methodIdCheck(column)));
});
