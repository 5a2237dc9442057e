import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { createDataSource } from '#src/data-source.js';
import { migrations } from '#src/migrations/index.js';
import { migrate } from '#platform/database/migrate.js';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';
import { openShop } from '../support/shop.js';
import { snapshotOf } from './schema-snapshot.js';

/** The last schema before 1.0.0, with one product, as pg_dump wrote it. */
const DUMP = gunzipSync(readFileSync(join(__dirname, 'before-1.0.0.sql.gz'))).toString();
const OPERATIONS = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
const ADOPTION = /### Adopt a database from before 1\.0\.0\n.*?```sql\n(.*?)```/s.exec(OPERATIONS)?.[1] ?? '';

let database: TestDatabase;
let expected: TestDatabase;
let client: Client;
beforeAll(async () => {
  [database, expected] = [await createTestDatabase(), await createTestDatabase()];
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public; drop schema bullmq cascade');
  await client.query(DUMP);
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await expected.drop();
});

/** The functions of the shop without their indentation and comments. */
const functionsOf = async (database: Client): Promise<unknown[]> => {
  const { rows } = await database.query({
    text: `select proname, regexp_replace(regexp_replace(pg_get_functiondef(p.oid), '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g') from pg_proc p
      where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      order by proname`,
    rowMode: 'array',
  });
  return rows;
};

const applied = async (): Promise<unknown> =>
  (await client.query({ text: 'select name from migrations', rowMode: 'array' })).rows.flat();

describe('a database from before 1.0.0', () => {
  it('is left alone by the statement while it lacks the last migrations', async () => {
    await client.query('begin');
    await client.query(`delete from migrations where name = 'TimesOfOrdersToShip1763813000000'`);
    const before = await applied();
    await client.query(ADOPTION);
    expect(await applied()).toEqual(before);
    await client.query('rollback');
  });

  it('is adopted by the statement of docs/operations.md, keeps its data and opens', async () => {
    await client.query(ADOPTION);
    const db = await createDataSource(database.url, 2, 'spec').initialize();
    expect(await migrate(db)).toEqual(migrations.slice(1).map(({ name }) => name));
    await db.destroy();
    const shop = await openShop({ DATABASE_URL: database.url });
    try {
      const { body } = await shop.http().get('/api/products').expect(200);
      expect(body).toMatchObject([{ name: 'Hoodie of before', stockQuantity: 3 }]);
    } finally {
      await shop.close();
    }
  });

  it('then has the schema of a new database', async () => {
    const fresh = new Client({ connectionString: expected.url });
    await fresh.connect();
    expect(await snapshotOf(client)).toEqual(await snapshotOf(fresh));
    expect(await functionsOf(client)).toEqual(await functionsOf(fresh));
    await fresh.end();
  });
});
