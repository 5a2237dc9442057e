import 'reflect-metadata';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@shop/embedded-postgres';
import { createDataSource } from '#src/data-source.js';
import { migrate } from '#platform/database/migrate.js';
import { folderOfTestClusters } from '../database/memory-folder.js';
import { TEMPLATE, TEST_CLUSTER, type TestCluster } from '../database/test-cluster.js';

/** Starts one temporary cluster for the whole run with a migrated template database that every test file copies. */
export default async function setUp(): Promise<void> {
  const folder = await mkdtemp(join(await folderOfTestClusters(), 'shop-test-'));
  // Started by root, the server runs as another user, which must be able to read the folder.
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false, maxConnections: 300 });
  const admin = createDataSource(postgres.url('postgres'), 2, 'test-setup');
  await admin.initialize();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.destroy();
  const template = createDataSource(postgres.url(TEMPLATE), 2, 'test-setup');
  await template.initialize();
  await migrate(template);
  await template.destroy();
  const cluster: TestCluster = { folder, postgres };
  Reflect.set(globalThis, TEST_CLUSTER, cluster);
  process.env['SHOP_TEST_POSTGRES'] = postgres.url('postgres');
}
