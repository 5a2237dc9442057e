import { createDataSource } from '#src/data-source.js';
import { createTestDatabase } from '#test/support/database/test-database.js';
import { StandardNames1763740000000 } from './1763740000000-standard-names.js';

it('renames the topics of events that wait in the outbox, and back', async () => {
  const database = await createTestDatabase();
  const db = await createDataSource(database.url, 2, 'spec').initialize();
  try {
    await db.query(`insert into outbox (topic, payload, dedupe_key)
      values ('payment.reported', '{}', '1'), ('upload.promised', '{}', '2'), ('order.placed', '{}', '3')`);
    const topics = async (): Promise<string[]> =>
      (await db.query<{ topic: string }[]>('select topic from outbox order by dedupe_key')).map(({ topic }) => topic);
    const [migration, runner] = [new StandardNames1763740000000(), db.createQueryRunner()];
    await migration.up(runner);
    expect(await topics()).toEqual(['payment.updated', 'upload.presigned', 'order.placed']);
    await migration.down(runner);
    expect(await topics()).toEqual(['payment.reported', 'upload.promised', 'order.placed']);
    await runner.release();
  } finally {
    await db.destroy();
    await database.drop();
  }
});
