import { Client } from 'pg';
import { VERSION } from '#platform/version.js';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';
import { brokenStatements, readReleaseRecord } from './release-record.js';
import { incompatibilities, snapshotOf } from './schema-snapshot.js';

const released = readReleaseRecord();
/** Differences that a release may have although the previous one runs beside it, each with the reason. */
const HARMLESS: Readonly<Record<string, string>> = {};

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

describe('the previous release on the schema of today', () => {
  it('is recorded, once there is one', () => {
    expect(released !== undefined || VERSION === '1.0.0').toBe(true);
  });

  it('runs every statement of its main paths', async () => {
    expect(await brokenStatements(client, released?.statements ?? [])).toEqual([]);
  });

  it('finds the tables, columns, defaults and constraints that it was written for', async () => {
    const found = incompatibilities(released?.schema ?? {}, await snapshotOf(client));
    expect(found.filter((difference) => !(difference in HARMLESS))).toEqual([]);
  });

  it.each([
    ['alter table orders rename column customer_name to buyer', 'orders.customer_name was text, is gone'],
    ['alter table cart_items add column gift boolean not null', 'cart_items.gift must be given in every row'],
    ['alter table outbox alter column topic type varchar(9)', 'outbox.topic was text, is character varying(9)'],
    ['alter table orders add constraint named check (id is not null)', 'orders: named is new or changed: CHECK'],
    ['drop table mails cascade', 'table mails is gone'],
  ])('would fail on "%s"', async (migration, difference) => {
    const before = await snapshotOf(client);
    await client.query('begin');
    await client.query(migration);
    const found = incompatibilities(before, await snapshotOf(client));
    await client.query('rollback');
    expect(found).toContainEqual(expect.stringContaining(difference));
  });

  it('would fail on a statement that no longer runs or returns another type', async () => {
    const statements = [
      { text: 'select buyer from orders', columns: ['buyer text'] },
      { text: 'select customer_name from orders', columns: ['customer_name uuid'] },
      { text: 'select order_number from orders', columns: ['order_number text'] },
    ];
    expect(await brokenStatements(client, statements)).toEqual([
      'select buyer from orders: column "buyer" does not exist',
      'select customer_name from orders: customer_name text',
    ]);
  });
});
