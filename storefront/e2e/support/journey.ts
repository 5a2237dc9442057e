import { test as base, expect, type Page } from '@playwright/test';
import { openTestShop } from '../../../backend/scripts/test-shop.mjs';

export interface Shop {
  origin: string;
  databaseUrl: string;
  dataDir: string;
  /** The API, and after it the worker when there is one. */
  children: { kill(signal: NodeJS.Signals): boolean }[];
  stop(): Promise<void>;
}

export interface ShopOptions {
  kind?: 'demo' | 'empty';
  env?: Record<string, string>;
  /** The built worker, or a test's own door to it. */
  worker?: boolean | string;
}

export function openShop(options: ShopOptions = {}): Promise<Shop> {
  const cluster = JSON.parse(process.env['SHOP_CLUSTER'] ?? '{}') as { postgresUrl: string; folder: string };
  return openTestShop({ ...cluster, ...options });
}

interface WorkerFixtures {
  /** A demo shop that the tests of one worker share. */
  shop: Shop;
}

interface TestFixtures {
  /** Messages of the page's console that are errors or warnings; a test that expects one removes it. */
  consoleNoise: string[];
}

/** Chrome's advice about time: on a busy machine the first text is painted seconds after its typeface has come. */
const ADVICE = /^The resource \S+\.woff2 was preloaded using link preload but not used within a few seconds/;

/** Journeys start on the shared demo shop and fail on anything the page complains about. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // Playwright reads the pattern to learn what a fixture needs: this one needs nothing.
    async ({}, open) => {
      const shop = await openShop();
      await open(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
  consoleNoise: [
    async ({ page }, run) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const complains = message.type() === 'error' || message.type() === 'warning';
        if (complains && !ADVICE.test(message.text())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await run(noise);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/** Journeys in a shop with settings of its own. */
export const testWithShop = (open: () => Promise<Shop>) =>
  test.extend<object, WorkerFixtures>({
    shop: [
      async ({}, provide) => {
        const shop = await open();
        await provide(shop);
        await shop.stop();
      },
      { scope: 'worker' },
    ],
  });

/** The first product of the shop that has at least `pieces` in stock. */
export async function productInStock(page: Page, pieces = 5): Promise<{ id: string; name: string; price: string }> {
  const answer = await page.request.get('/api/products');
  const products = (await answer.json()) as { id: string; name: string; price: string; stockQuantity: number }[];
  const found = products.find((product) => product.stockQuantity >= pieces);
  if (!found) throw new Error('The demo shop has nothing in stock');
  return found;
}

export { expect };
