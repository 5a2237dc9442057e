import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';
import { columnsOf, readReleaseRecord } from './release-record.js';
import { incompatibilities, snapshotOf } from './schema-snapshot.js';

const released = readReleaseRecord();
/** Differences that a release may have although the previous one runs beside it: [text, why it does no harm]. */
const HARMLESS: [difference: string, reason: string][] = [
  [
    `order_events: order_events_kind_check is new or changed: CHECK ((kind = ANY (ARRAY['placed'::text, 'status'::text, 'payment'::text, 'refund'::text, 'tracking'::text, 'reminder'::text, 'customer'::text, 'return'::text])))`,
    'it allows one more kind',
  ],
  [
    'order_items: order_items_returned_check is new or changed: CHECK (((returned_quantity >= 0) AND (returned_quantity <= quantity)))',
    'it leaves returned_quantity at 0 and never changes the quantity of an item',
  ],
];

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

/** The statements of the previous release that this schema does not run, or answers with other columns. */
async function brokenStatements(): Promise<string[]> {
  const broken: string[] = [];
  for (const { text, columns } of released.statements) {
    const now = await columnsOf(client, text).catch((error: Error) => error.message);
    if (now.toString() !== columns.toString()) broken.push(`${text}: ${now.toString()}`);
  }
  return broken;
}

describe(`release ${released.version} on the schema of today`, () => {
  it('runs every statement of its main paths', async () => {
    expect(released.statements.length).toBeGreaterThan(200);
    expect(await brokenStatements()).toEqual([]);
  });

  it('finds the tables, columns, defaults and constraints that it was written for', async () => {
    const found = incompatibilities(released.schema, await snapshotOf(client));
    expect(found.filter((difference) => !HARMLESS.some(([known]) => known === difference))).toEqual([]);
  });

  it.each([
    ['alter table orders rename column customer_name to buyer', 'orders.customer_name was text, is gone'],
    ['alter table cart_items add column gift boolean not null', 'cart_items.gift must be given in every row'],
    ['alter table outbox alter column topic type varchar(9)', 'outbox.topic was text, is character varying(9)'],
    ['alter table orders add constraint named check (id is not null)', 'orders: named is new or changed: CHECK'],
    ['drop table mails cascade', 'table mails is gone'],
  ])('would notice "%s"', async (migration, difference) => {
    await client.query('begin');
    await client.query(migration);
    const found = incompatibilities(released.schema, await snapshotOf(client));
    const broken = await brokenStatements();
    await client.query('rollback');
    expect(found).toContainEqual(expect.stringContaining(difference));
    if (/rename|drop/.test(migration)) expect(broken.length).toBeGreaterThan(0);
  });
});
