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

/** What `npm run db:migrate` does. */
async function migrateDatabase(): Promise<string[]> {
  const db = await createDataSource(database.url, 2, 'spec').initialize();
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

describe('a database from before 1.0.0', () => {
  it('stays as it was while it lacks the last migrations, and the command says what to do', async () => {
    await client.query(`update migrations set name = 'Unknown1763813000000' where name = 'TimesOfOrdersToShip1763813000000'`);
    const before = [await applied(), await snapshotOf(client)];
    await expect(migrateDatabase()).rejects.toThrow('start commit 80b3d493 on it once, then this release');
    expect([await applied(), await snapshotOf(client)]).toEqual(before);
    await client.query(`update migrations set name = 'TimesOfOrdersToShip1763813000000' where name = 'Unknown1763813000000'`);
  });

  it('stays as it was when a migration fails', async () => {
    const before = [await applied(), await snapshotOf(client)];
    await client.query('create view reports as select * from deleted_artists');
    await expect(migrateDatabase()).rejects.toThrow('deleted_artists');
    await client.query('drop view reports');
    expect([await applied(), await snapshotOf(client)]).toEqual(before);
  });

  it('is taken over by the migrations, keeps its data and opens', async () => {
    expect(await migrateDatabase()).toEqual(migrations.map(({ name }) => name));
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
