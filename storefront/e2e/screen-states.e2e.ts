import type { Locator, Page } from '@playwright/test';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { navigate, open } from './support/screens';

const SOME_ID = '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b';
const FAILURE = { status: 500, json: { statusCode: 500, message: 'Something went wrong on our side' } };

/** Screens that load data. accessibility.e2e.ts covers their loaded state at the same widths. */
interface LoadingScreen {
  screen: string;
  path: string;
  reads: RegExp;
  loading: string;
  /** Number of skeleton tiles. */
  placeholders?: number;
  failure: string;
  /** Opened by URL instead of a client-side navigation, because the header requests the same data. */
  direct?: boolean;
}

const SCREENS: LoadingScreen[] = [
  {
    screen: 'Home',
    path: '/',
    reads: /\/api\/products/,
    loading: 'Loading products...',
    placeholders: 8,
    failure: 'Failed to fetch products',
  },
  {
    screen: 'the listing',
    path: '/products',
    reads: /\/api\/products/,
    loading: 'Loading products...',
    placeholders: 12,
    failure: 'Failed to fetch products',
  },
  {
    screen: 'a product',
    path: `/products/${SOME_ID}`,
    reads: /\/api\/products\/./,
    loading: 'Loading product...',
    failure: 'Product Not Found',
  },
  {
    screen: 'the artists',
    path: '/artists',
    reads: /\/api\/artists/,
    loading: 'Loading artists...',
    placeholders: 6,
    failure: 'The artists could not be loaded',
  },
  {
    screen: 'an artist',
    path: `/artists/${SOME_ID}`,
    reads: /\/api\/artists\/[^/]+$/,
    loading: 'Loading artist...',
    failure: 'This artist could not be loaded',
  },
  {
    screen: 'the portfolio',
    path: '/tattoos',
    reads: /\/api\/portfolio/,
    loading: 'Loading portfolio...',
    failure: 'The portfolio could not be loaded',
  },
  {
    screen: 'the checkout',
    path: '/checkout',
    reads: /\/api\/cart/,
    loading: 'Loading your cart...',
    failure: 'Your cart could not be loaded',
    direct: true,
  },
  {
    screen: 'an order',
    path: `/order-confirmation/${SOME_ID}`,
    reads: /\/api\/orders\/./,
    loading: 'Loading order details...',
    failure: 'Order not found',
  },
];

const EMPTY = [
  { path: '/', says: ['No products available at the moment.', 'Check back soon for new arrivals!'] },
  { path: '/products', says: ['No products found matching your criteria', 'Showing 0 of 0 products'] },
  { path: '/artists', says: ['Our first artists are still drawing'] },
  { path: '/tattoos', says: ['No Portfolio Images Yet'] },
  { path: '/checkout', says: ['Your cart is empty'] },
];

async function expectAtEveryWidth(page: Page, shown: Locator): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(shown).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

async function visit(page: Page, { path, direct }: LoadingScreen): Promise<void> {
  if (direct) {
    await page.goto(path);
    return;
  }
  await navigate(page, path);
}

for (const loadingScreen of SCREENS) {
  const { screen, reads, loading, placeholders, failure, direct } = loadingScreen;

  test(`${screen}: placeholders while loading`, async ({ page }) => {
    if (!direct) await open(page, '/contact');
    await page.route(reads, () => undefined);
    await visit(page, loadingScreen);
    const message = page.getByRole('main').getByText(loading).first();
    await expectAtEveryWidth(page, message);
    if (placeholders) await expect(message.locator('xpath=following::ul[1]/li')).toHaveCount(placeholders);
  });

  test(`${screen}: an error message and a way to continue if loading fails`, async ({ page, consoleNoise }) => {
    if (!direct) await open(page, '/contact');
    await page.route(reads, (route) => route.fulfill(FAILURE));
    await visit(page, loadingScreen);
    await expectAtEveryWidth(page, page.getByRole('main').getByText(failure));
    await expect(page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first()).toBeVisible();
    expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
  });
}

test.describe('an empty shop', () => {
  let empty: Shop;
  test.beforeAll(async () => {
    empty = await openShop({ kind: 'empty' });
  });
  test.afterAll(() => empty.stop());

  test('every screen says that there is nothing', async ({ page }) => {
    for (const { path, says } of EMPTY) {
      await open(page, `${empty.origin}${path}`);
      for (const text of says) await expectAtEveryWidth(page, page.getByRole('main').getByText(text));
    }
  });
});
