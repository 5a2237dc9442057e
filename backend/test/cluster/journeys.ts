import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { LocalCluster } from './local-cluster.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** The main journeys that need no settings of their own. Others start shops with other settings, which this cluster is not. */
export const JOURNEYS = [
  'storefront/e2e/buy-a-hoodie.e2e.ts',
  'storefront/e2e/pay-by-card.e2e.ts',
  'storefront/e2e/pay-manually.e2e.ts',
  'storefront/e2e/lost-stock.e2e.ts',
  'storefront/e2e/contact.e2e.ts',
  'storefront/e2e/catalog/product-page.e2e.ts',
  'storefront/e2e/catalog/listing-filters.e2e.ts',
  'storefront/e2e/sizes/cart.e2e.ts',
  'storefront/e2e/without-scripts.e2e.ts',
  'admin-shell/e2e/sign-in.e2e.ts',
  'admin-shell/e2e/products.e2e.ts',
  'admin-shell/e2e/orders.e2e.ts',
  'admin-shell/e2e/invoices.e2e.ts',
];

/** Runs browser journeys, by default the main ones, against the cluster. Returns whether all passed. */
export async function runJourneys(cluster: LocalCluster, files: readonly string[]): Promise<boolean> {
  const running = { origin: cluster.origin, databaseUrl: cluster.primary.url, dataDir: cluster.settings['DATA_DIR'] };
  // One after the other: they share a shop, and each expects to be alone in it.
  const args = ['test', '--config=storefront/playwright.config.ts', '--workers=1', ...(files.length > 0 ? files : JOURNEYS)];
  const env = { ...process.env, RUNNING_SHOP: JSON.stringify(running) };
  const child = spawn(process.execPath, [PLAYWRIGHT, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
