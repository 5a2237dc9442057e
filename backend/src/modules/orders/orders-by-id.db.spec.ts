import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { definedQueries } from '#platform/database/define-query.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import './order.queries.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 1, 'orders-by-id').initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('orders are read by their key, also when the statement was planned in a new shop', async () => {
  const { text } = definedQueries().find(({ name }) => name === 'orders.by-id')!;
  const lines = await db.query<{ 'QUERY PLAN': string }[]>(`explain (generic_plan, costs off) ${text}`);
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('using orders_pkey on orders');
  expect(plan).not.toContain('Seq Scan on orders');
});
