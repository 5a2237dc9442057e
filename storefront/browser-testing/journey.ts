import { test as base, expect, type Page } from '@playwright/test';
import { DoubleClicks } from './double-clicks.ts';
import { noteWrite } from './sent-writes.ts';
import { type SharedShop, SharedShops, type Shop } from './shops.ts';

interface WorkerFixtures {
  sharedShops: SharedShops;
}

interface TestFixtures {
  /** Which of the shared shops `shop` is: journeys name what they create, and leave the rest as it was. */
  sharedShop: SharedShop;
  shop: Shop;
  /** Errors and warnings in the page's console. A test that expects some must remove them, or it fails. */
  consoleNoise: string[];
}

/** A Chrome warning that depends on timing: on a busy machine a page is painted seconds after its font or image has loaded. */
const PRELOAD_WARNING =
  /^The resource \S+(\.woff2|\/api\/images\/\S+) was preloaded using link preload but not used within a few seconds/;

/** Runs on a shared shop and fails on any error or warning in the page's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedShops: [
    // Playwright requires a destructuring pattern, also without dependencies.
    async ({}, provide) => {
      const shops = new SharedShops();
      await provide(shops);
      await shops.stop();
    },
    { scope: 'worker' },
  ],
  sharedShop: ['demo', { option: true }],
  shop: async ({ sharedShops, sharedShop }, provide) => provide(await sharedShops.open(sharedShop)),
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

/**
 * Like `test`, but on a shop of the file's own. It is no fixture of a Playwright worker: files with other fixtures get another worker,
 * and with it other shared shops.
 */
export function testWithShop<Own extends Shop>(open: () => Promise<Own>) {
  let opened: Promise<Own> | undefined;
  const own = test.extend<{ shop: Own }>({
    shop: async ({}, provide) => provide(await (opened ??= open())),
  });
  own.afterAll(async () => (await opened)?.stop());
  return own;
}

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
