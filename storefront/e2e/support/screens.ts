import type { APIRequestContext, Page } from '@playwright/test';

interface Thing {
  id: string;
}

async function firstId(request: APIRequestContext, path: string): Promise<string> {
  const [first] = (await (await request.get(path)).json()) as Thing[];
  if (!first) throw new Error(`${path} lists nothing`);
  return first.id;
}

/** An address of every screen of the shop, with one heading that tells it is there. */
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

/** Screens that say something does not exist. */
export const MISSING_SCREENS = [
  '/no-such-page',
  '/products/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
  '/artists/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
  '/share/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
  '/order-confirmation/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
];

/** Goes to a screen inside the running page, as a link would, so that the browser and not the server asks the API. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}
