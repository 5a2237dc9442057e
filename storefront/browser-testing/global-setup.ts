import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { folderOfTestClusters, startShopCluster } from './backend.ts';

const GALLERY = fileURLToPath(new URL('../../admin-shell/e2e/gallery/', import.meta.url));

/**
 * Starts one temporary database cluster for all journeys and builds the gallery remote. Returns the teardown. With
 * RUNNING_SHOP, the journeys use that shop.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['RUNNING_SHOP']) return () => Promise.resolve();
  const [cluster] = await Promise.all([
    startShopCluster({ databases: await folderOfTestClusters() }),
    build({ root: GALLERY, logLevel: 'silent' }),
  ]);
  process.env['SHOP_CLUSTER'] = JSON.stringify({ postgresUrl: cluster.postgresUrl, folder: cluster.folder });
  return () => cluster.stop();
}
