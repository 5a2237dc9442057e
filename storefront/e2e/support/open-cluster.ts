import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startShopCluster } from '../../../backend/scripts/test-shop.mjs';

const GALLERY = fileURLToPath(new URL('../../../admin-shell/e2e/gallery/', import.meta.url));

/** One throw-away database server for all journeys, and the remote that some of them deploy; returns its own tear-down. */
export default async function openCluster(): Promise<() => Promise<void>> {
  const [cluster] = await Promise.all([startShopCluster(), build({ root: GALLERY, logLevel: 'silent' })]);
  process.env['SHOP_CLUSTER'] = JSON.stringify({ postgresUrl: cluster.postgresUrl, folder: cluster.folder });
  return () => cluster.stop();
}
