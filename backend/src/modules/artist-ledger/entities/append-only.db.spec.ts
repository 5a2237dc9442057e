import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 2, 'append-only').initialize();
  await add({});
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const add = (over: Record<string, unknown>): Promise<unknown> => {
  const row = {
    artist_id: randomUUID(),
    artist_name: 'Jo',
    kind: 'adjustment',
    cents: 100,
    actor: 'ana',
    request_id: randomUUID(),
    ...over,
  };
  const columns = Object.keys(row);
  const values = columns.map((_, n) => `$${n + 1}`).join(', ');
  return db.query(`insert into ledger_entries (${columns.join(', ')}) values (${values})`, Object.values(row));
};

it.each([
  'update ledger_entries set note = null',
  'update ledger_entries set cents = cents',
  'delete from ledger_entries',
  'truncate ledger_entries',
  'truncate ledger_entries cascade',
])('%s is refused', async (sql) => {
  await expect(db.query(sql)).rejects.toThrow('Rows of ledger_entries are never changed or deleted');
  const [{ count }] = await db.query<[{ count: string }]>('select count(*) from ledger_entries');
  expect(count).toBe('1');
});

it.each([
  ['a kind that is none', { kind: 'tip' }, 'ledger_entries_kind_check'],
  ['a fee below zero', { kind: 'design-fee', cents: -1 }, 'ledger_entries_amount_check'],
  ['a fee of zero', { kind: 'design-fee', cents: 0 }, 'ledger_entries_amount_check'],
  ['a deduction above zero', { kind: 'deduction', cents: 1 }, 'ledger_entries_amount_check'],
  ['a payout above zero', { kind: 'payout', cents: 1 }, 'ledger_entries_amount_check'],
  ['an adjustment of zero', { cents: 0 }, 'ledger_entries_amount_check'],
  [
    'a sale without a payment',
    { kind: 'sale', base_cents: 1, order_item_id: randomUUID(), request_id: null },
    'ledger_entries_cause_check',
  ],
  [
    'a reversal without a refund',
    { kind: 'reversal', base_cents: 1, order_item_id: randomUUID(), request_id: null },
    'ledger_entries_cause_check',
  ],
  ['an entry by hand without its request', { request_id: null }, 'ledger_entries_cause_check'],
  ['an entry by hand with goods', { base_cents: 1 }, 'ledger_entries_cause_check'],
  ['an empty note', { note: '' }, 'ledger_entries_note_check'],
  ['a long note', { note: 'x'.repeat(301) }, 'ledger_entries_note_check'],
])('%s is refused', async (_, over, constraint) => {
  await expect(add(over)).rejects.toThrow(constraint);
});
