import type { Pool } from 'pg';
import { loadConfig, type Config } from '#src/config.js';
import { prepareShop } from '#src/launcher/prepare-shop.js';
import { createLogger } from '#platform/logging.js';
import { openQueueBackend } from '#platform/queue/queue-backend.js';
import { startProcess } from './support/children/child-process.js';
import { createTestDatabase, type TestDatabase } from './support/database/test-database.js';
import { freePort } from './support/free-port.js';

/** What only a direct connection can do must not use the pooler: here, nothing listens at its address. */
let database: TestDatabase;
let config: Config;
beforeAll(async () => {
  database = await createTestDatabase();
  config = loadConfig({
    NODE_ENV: 'test',
    DEMO_SHOP: 'off',
    DATABASE_URL: `postgres://shop:unused@127.0.0.1:${await freePort()}/shop`,
    DATABASE_DIRECT_URL: database.url,
    ADMIN_USERNAME: 'owner',
    ADMIN_PASSWORD: 'violet canyon 42 kettle',
  });
});
afterAll(() => database.drop());

describe('with DATABASE_DIRECT_URL', () => {
  it('npm run db:migrate does not use the pooler', async () => {
    const child = await startProcess('src/migrate.ts', config);
    expect(await child.ended).toBe(0);
    expect(child.output()).toMatch('Nothing to migrate');
  });

  it('npm start does not use the pooler before the first process runs', async () => {
    expect(await prepareShop(config)).toMatchObject({ migrations: [], admin: { username: 'owner' } });
  });

  it('queues in Postgres do not use the pooler', async () => {
    const backend = openQueueBackend(config, 'worker', createLogger('silent'));
    const { rows } = await (backend.connection as Pool).query('select current_schema() as schema');
    expect(rows).toEqual([{ schema: 'bullmq' }]);
    await backend.close();
  });
});
