import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { createDataSource } from '#src/data-source.js';
import { migrations } from '#src/migrations/index.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { DATABASE_FUNCTIONS, type InstalledFunctions } from './index.js';

/** Functions that may read money: they compare and refuse. */
const CHECKS_OF_MONEY = ['check_order_charges', 'check_order_book'];
const MONEY = /cents|amount|price|fee|numeric|money/i;

interface InstalledFunction {
  name: string;
  definition: string;
}

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The functions of the shop without the indentation of their lines. Those of extensions are left out. */
async function installedFunctions(): Promise<InstalledFunction[]> {
  const { rows } = await client.query<InstalledFunction>(
    `select proname as name, regexp_replace(pg_get_functiondef(p.oid), '\\n\\s*', E'\\n', 'g') as definition from pg_proc p
     where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
     order by proname, definition`,
  );
  return rows;
}

/** Like the comparison with the database, it ignores the indentation. */
const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\n\s*/g, '\n')).digest('hex').slice(0, 12);

it('names each entry after the function that it creates', () => {
  const created = Object.values(DATABASE_FUNCTIONS).map((text) => /^create or replace function (\w+)\(/.exec(text)?.[1]);
  expect(created).toEqual(Object.keys(DATABASE_FUNCTIONS));
});

it('has an entry for every function of the migrated schema', async () => {
  const names = (await installedFunctions()).map(({ name }) => name);
  expect(names).toEqual(Object.keys(DATABASE_FUNCTIONS).sort());
});

it('installs what is in force after all migrations', async () => {
  const migrated = await installedFunctions();
  await client.query('begin');
  for (const text of Object.values(DATABASE_FUNCTIONS)) await client.query(text);
  const installed = await installedFunctions();
  await client.query('rollback');
  expect(installed).toEqual(migrated);
});

/** What migrations install by name, in their order. */
const installs = (of: readonly (new () => object)[] = migrations): InstalledFunctions[] =>
  of.map((Migration) => (new Migration() as { installs?: InstalledFunctions }).installs ?? {});

// A new database cannot tell: its migrations install the texts of today. One that is updated runs the new migrations only.
it('has no text that changed without a migration that installs it', () => {
  const last: Record<string, string> = Object.assign({}, ...installs());
  const texts = Object.entries(DATABASE_FUNCTIONS).filter(([name]) => Object.hasOwn(last, name));
  expect(last).toEqual(Object.fromEntries(texts.map(([name, text]) => [name, checksumOf(text)])));
});

it('goes down to other texts and up again', async () => {
  const reversible = migrations.slice(migrations.findLastIndex((Migration) => 'hasNoWayBack' in Migration) + 1);
  const since = reversible.map((Migration) => new Migration());
  const db = await createDataSource(database.url, 1, 'spec').initialize();
  const runner = db.createQueryRunner();
  const migrated = await installedFunctions();
  for (const migration of since.toReversed()) await migration.down(runner);
  const before = await installedFunctions();
  for (const migration of since) await migration.up(runner);
  await db.destroy();
  const changed = migrated.filter(({ definition }) => !before.some((other) => other.definition === definition));
  expect(changed.map(({ name }) => name)).toEqual(Object.keys(Object.assign({}, ...installs(reversible))).sort());
  expect(changed).not.toEqual([]);
  expect(await installedFunctions()).toEqual(migrated);
});

describe('functions that name money', () => {
  const named = Object.entries(DATABASE_FUNCTIONS).filter(([, text]) => MONEY.test(text));

  it('are checks: prices, shares and refunds are computed in TypeScript', () => {
    expect(named.map(([name]) => name)).toEqual(CHECKS_OF_MONEY);
  });

  it('write nothing and run in constraint triggers only', async () => {
    expect(named.map(([, text]) => text).join()).not.toMatch(/insert|update|delete|merge|truncate|new\.\w+ :?=/i);
    const { rows } = await client.query<{ name: string; constraints: boolean }>(
      `select proname as name, bool_and(tgconstraint <> 0) as constraints from pg_trigger t join pg_proc p on p.oid = tgfoid
       where proname = any($1) group by proname order by proname`,
      [CHECKS_OF_MONEY],
    );
    expect(rows).toEqual(CHECKS_OF_MONEY.toSorted().map((name) => ({ name, constraints: true })));
  });
});
