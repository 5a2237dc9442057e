import { startShopCluster } from '../../../backend/scripts/test-shop.mjs';

/** One throw-away database server for all journeys; returns its own tear-down. */
export default async function openCluster(): Promise<() => Promise<void>> {
  const cluster = await startShopCluster();
  process.env['SHOP_CLUSTER'] = JSON.stringify({ postgresUrl: cluster.postgresUrl, folder: cluster.folder });
  return () => cluster.stop();
}
