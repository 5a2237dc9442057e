import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { createDataSource } from '#src/data-source.js';
import { AuditOfPaymentFiles1795778400000 } from '../../src/migrations/1795778400000-audit-of-payment-files.js';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 2, 'spec').initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const ROWS = [
  ['imported', 'statement'],
  ['created', 'statement'],
  ['changed', 'statement line'],
  ['imported', 'product file'],
];

it('tells the payment files of the audit log from the letters to artists, and back', async () => {
  for (const [action, entity] of ROWS) {
    await query(db, `insert into audit_log (admin_name, action, entity, detail) values ('ana', $1, $2, '{}')`, [action, entity]);
  }
  const rows = async () =>
    (await query<{ row: string }>(db, `select action || ' ' || entity as row from audit_log order by row`)).map(({ row }) => row);
  const before = await rows();
  const migration = new AuditOfPaymentFiles1795778400000();
  const runner = db.createQueryRunner();
  await migration.up(runner);
  expect(await rows()).toEqual(['changed payment line', 'created statement', 'imported payment file', 'imported product file']);
  await migration.down(runner);
  expect(await rows()).toEqual(before);
  await runner.release();
});
