import { rm } from 'node:fs/promises';
import { TEST_CLUSTER, type TestCluster } from '../database/test-cluster.js';

export default async function tearDown(): Promise<void> {
  const cluster: unknown = Reflect.get(globalThis, TEST_CLUSTER);
  if (!cluster) return;
  const { folder, postgres } = cluster as TestCluster;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
