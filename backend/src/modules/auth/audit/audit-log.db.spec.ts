import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Admin } from '../guard/access.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 3, 'test').initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const ruth = new Admin('5c3f7f4e-3c5b-4d8e-9a35-0d0b8a1f2c11', 'ruth', true, '0e9a3c11-8f2d-4a6b-b1de-7d9f61f0a2aa', new Date());
const entries = (): Promise<AuditEntry[]> => db.getRepository(AuditEntry).find();

describe('AuditLog', () => {
  it('records an action with its write, and nothing when the transaction is rolled back', async () => {
    const log = new AuditLog();
    await inTransaction(db, (tx) => log.record(tx, ruth, 'created', 'product', 'p1', { name: 'Hoodie' }));
    const rolledBack = inTransaction(db, async (tx) => {
      await log.record(tx, ruth, 'deleted', 'product', 'p1');
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await entries()).toEqual([
      expect.objectContaining({
        adminId: ruth.id,
        adminName: 'ruth',
        action: 'created',
        entity: 'product',
        entityId: 'p1',
        detail: { name: 'Hoodie' },
      }),
    ]);
  });

  it('has no drift between entities and migrations', async () => {
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
