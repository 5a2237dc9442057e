import { test as base, expect, type Page } from '@playwright/test';
import { openTestShop } from './backend.ts';
import { DoubleClicks } from './double-clicks.ts';
import { noteWrite } from './sent-writes.ts';

export interface Shop {
  origin: string;
  /** The addresses of all API processes. */
  origins: string[];
  databaseUrl: string;
  dataDir: string;
  /** The API processes, followed by the worker process if there is one. */
  children: { kill(signal: NodeJS.Signals): boolean }[];
  stop(): Promise<void>;
}

interface ShopOptions {
  kind?: 'demo' | 'empty';
  env?: Record<string, string>;
  /** `true` starts the built worker, a path starts that file instead. */
  worker?: boolean | string;
  /** The number of API processes; 1 by default. */
  apis?: number;
  /** Gets the address of the database before the processes start. */
  fill?: (databaseUrl: string) => Promise<unknown>;
}

/** The shop that RUNNING_SHOP describes, which has a worker; others start and stop it. */
function runningShop(description: string): Shop {
  const running = JSON.parse(description) as Pick<Shop, 'origin' | 'databaseUrl' | 'dataDir'>;
  return { ...running, origins: [running.origin], children: [], stop: () => Promise.resolve() };
}

export function openShop(options: ShopOptions = {}): Promise<Shop> {
  const running = process.env['RUNNING_SHOP'];
  const isDemoShop = Object.entries(options).every(([name, value]) => name === 'worker' && value === true);
  if (running && isDemoShop) return Promise.resolve(runningShop(running));
  const cluster = JSON.parse(process.env['SHOP_CLUSTER'] ?? '{}') as { postgresUrl: string; folder: string };
  return openTestShop({ ...cluster, ...options });
}

interface WorkerFixtures {
  /** A demo shop that all tests of a Playwright worker share. */
  shop: Shop;
}

interface TestFixtures {
  /** Errors and warnings in the page's console. A test that expects some must remove them, or it fails. */
  consoleNoise: string[];
}

/** A Chrome warning that depends on timing: on a busy machine a page is painted seconds after its font or image has loaded. */
const PRELOAD_WARNING =
  /^The resource \S+(\.woff2|\/api\/images\/\S+) was preloaded using link preload but not used within a few seconds/;

/** Runs on the shared demo shop and fails on any error or warning in the page's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // Playwright requires a destructuring pattern, also without dependencies.
    async ({}, provide) => {
      const shop = await openShop();
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
  consoleNoise: [
    async ({ context, page }, provide) => {
      context.on('request', (request) => noteWrite(request.method(), request.url()));
      const noise: string[] = [];
      page.on('console', (message) => {
        const isNoise = message.type() === 'error' || message.type() === 'warning';
        if (isNoise && !PRELOAD_WARNING.test(message.text())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await page.addInitScript(`new (${String(DoubleClicks)})();`);
      await provide(noise);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/** Like `test`, but on a shop with its own settings. */
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

interface InStock {
  id: string;
  name: string;
  price: string;
  stockQuantity: number;
  optionNames: string[];
  opensAt: string | null;
  mostPerOrder: number | null;
}

/** Not a piece of a drop, which other journeys prepare. */
const isForAll = ({ opensAt, mostPerOrder }: InStock): boolean => opensAt === null && mostPerOrder === null;

/** The first product without sizes that has at least `pieces` in stock. */
export async function productInStock(page: Page, pieces = 5): Promise<{ id: string; name: string; price: string }> {
  const response = await page.request.get('/api/products');
  const products = (await response.json()) as InStock[];
  const found = products.find(
    (product) => product.stockQuantity >= pieces && product.optionNames.length === 0 && isForAll(product),
  );
  if (!found) throw new Error(`No product without sizes has ${pieces} pieces in stock`);
  return found;
}

export { expect };
