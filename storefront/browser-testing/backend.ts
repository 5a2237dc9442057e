// The only file of the browser journeys that imports backend code.
import { fileURLToPath } from 'node:url';

export { ADMIN, openTestShop, startShopCluster } from '../../backend/scripts/test-shop.mjs';
export { folderOfTestClusters } from '../../backend/test/support/database/memory-folder';
export { fakeInternet as startFakeInternet, type FakeInternet } from '../../backend/test/support/fakes/fake-internet';
export { startFakeSmtp, type FakeSmtp } from '../../backend/test/support/fakes/smtp-server';
export { byTier } from '../../backend/test/support/tier';
export * as tiktokPages from '../../backend/test/tiktok/pages';

const backendFile = (path: string): string => fileURLToPath(new URL(`../../backend/${path}`, import.meta.url));

/** A worker process whose network is the fake internet. */
export const WORKER_WITH_FAKE_INTERNET = backendFile('test/support/children/worker-with-stub-network.mjs');
/** Stripe's API as a process of its own; `node --import` needs the loader to run it. */
export const FAKE_STRIPE = {
  main: backendFile('test/support/fakes/stripe/main.ts'),
  loader: backendFile('test/support/typescript/register.mjs'),
};
/** The built command of `npm run import:products`, and a feed for it. */
export const IMPORT_PRODUCTS = backendFile('dist/import-products.js');
export const SHOPIFY_FEED = backendFile('test/feeds/shopify-apparel.csv');
