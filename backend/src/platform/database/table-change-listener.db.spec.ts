import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { eventually } from '#test/support/eventually.js';
import { startTransactionPooler, type TransactionPooler } from '#test/support/fakes/transaction-pooler.js';
import { loadConfig } from '#src/config.js';
import { createLogger } from '../logging.js';
import { TableChangeListener } from './table-change-listener.js';

let database: TestDatabase;
let pooler: TransactionPooler;
let pooledUrl: string;
let other: Client;
let listener: TableChangeListener;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  pooler = await startTransactionPooler(Number(url.port));
  url.port = String(pooler.port);
  pooledUrl = url.href;
  other = new Client({ connectionString: database.url });
  await other.connect();
});
afterEach(() => listener.onApplicationShutdown());
afterAll(async () => {
  await other.end();
  await pooler.close();
  await database.drop();
});

async function openListener(settings: NodeJS.ProcessEnv): Promise<string[]> {
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: pooledUrl, ...settings });
  listener = new TableChangeListener(config, createLogger('silent'));
  const heard: string[] = [];
  listener.onChange((table) => heard.push(table));
  await listener.onModuleInit();
  return heard;
}

it('is not connected through a pooler in transaction mode, which loses what other connections announce (threat 86)', async () => {
  const heard = await openListener({});
  await other.query("select pg_notify('shop_changes', 'products')");
  expect(listener.connected).toBe(false);
  expect(heard).toEqual([]);
});

it('hears what other connections announce at the direct address', async () => {
  const heard = await openListener({ DATABASE_DIRECT_URL: database.url });
  expect(listener.connected).toBe(true);
  await other.query("select pg_notify('shop_changes', 'products')");
  await eventually(
    () => Promise.resolve(heard),
    (tables) => tables.includes('products'),
  );
  expect(heard).toEqual(['*', 'products']);
});

it('is not connected at the direct address of another database, where the shop announces nothing', async () => {
  const another = await createTestDatabase();
  await openListener({ DATABASE_DIRECT_URL: another.url });
  expect(listener.connected).toBe(false);
  await listener.onApplicationShutdown();
  await another.drop();
});
