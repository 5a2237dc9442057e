import type { APIRequestContext, Page } from '@playwright/test';

async function firstId(request: APIRequestContext, path: string): Promise<string> {
  const [first] = (await (await request.get(path)).json()) as { id: string }[];
  if (!first) throw new Error(`${path} returned an empty list`);
  return first.id;
}

/** A path for every screen of the shop. */
export async function everyScreen(request: APIRequestContext): Promise<string[]> {
  const [product, artist] = [await firstId(request, '/api/products'), await firstId(request, '/api/artists')];
  return [
    '/',
    '/products',
    '/products?search=nothing-like-this',
    `/products/${product}`,
    '/artists',
    `/artists/${artist}`,
    '/about',
    '/contact',
    '/tattoos',
    '/checkout',
  ];
}

/** Paths of pages and records that do not exist. */
export const MISSING_SCREENS = [
  '/no-such-page',
  '/products/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
  '/artists/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
  '/share/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
  '/order-confirmation/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
];

/** Navigates on the client, like a link, so that the browser and not the server calls the API. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // A sign of use, for which static screens wait.
  await page.evaluate(() => window.dispatchEvent(new Event('focusin')));
  await page.waitForFunction(() => performance.getEntriesByName('shop:hydrated').length > 0);
}
