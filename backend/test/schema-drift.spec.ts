import { createDataSource } from '../src/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { createTestDatabase } from './support/database/test-database.js';

describe('the schema', () => {
  it('is the same in the entities and after the migrations', async () => {
    const database = await createTestDatabase();
    const db = createDataSource(database.url, 2, 'drift');
    await db.initialize();
    const pending = await db.driver.createSchemaBuilder().log();
    await db.destroy();
    await database.drop();
    expect(pending.upQueries.map((query) => query.query)).toEqual([]);
  });

  it('is migrated once by two processes that start together', async () => {
    const database = await createTestDatabase();
    const [one, two] = [createDataSource(database.url, 2, 'first'), createDataSource(database.url, 2, 'second')];
    await Promise.all([one.initialize(), two.initialize()]);
    await one.query('drop schema public cascade');
    await one.query('create schema public');
    const applied = await Promise.all([migrate(one), migrate(two)]);
    const names = await one.query<{ name: string }[]>('select name from migrations');
    await Promise.all([one.destroy(), two.destroy()]);
    await database.drop();
    expect(applied.flat()).toHaveLength(names.length);
    expect(names.length).toBeGreaterThan(0);
  });
});
