import { expect, test } from '@shop/browser-testing';
import { navigate, open } from './support/screens';

const SOME_ID = '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b';
const FAILURE = { status: 500, json: { statusCode: 500, message: 'Something went wrong on our side' } };

/** Screens that load data. */
interface LoadingScreen {
  path: string;
  reads: RegExp;
  loading: string;
  failure: string;
  /** Opened by URL instead of a client-side navigation, because the header requests the same data. */
  direct?: boolean;
}

const SCREENS: LoadingScreen[] = [
  { path: '/', reads: /\/api\/products/, loading: 'Loading products...', failure: 'Failed to fetch products' },
  { path: '/products', reads: /\/api\/products/, loading: 'Loading products...', failure: 'Failed to fetch products' },
  { path: `/products/${SOME_ID}`, reads: /\/api\/products\/./, loading: 'Loading product...', failure: 'Product Not Found' },
  { path: '/artists', reads: /\/api\/artists/, loading: 'Loading artists...', failure: 'The artists could not be loaded' },
  {
    path: `/artists/${SOME_ID}`,
    reads: /\/api\/artists\/[^/]+$/,
    loading: 'Loading artist...',
    failure: 'This artist could not be loaded',
  },
  { path: '/tattoos', reads: /\/api\/portfolio/, loading: 'Loading portfolio...', failure: 'The portfolio could not be loaded' },
  {
    path: '/checkout',
    reads: /\/api\/cart/,
    loading: 'Loading your cart...',
    failure: 'Your cart could not be loaded',
    direct: true,
  },
  {
    path: `/order-confirmation/${SOME_ID}`,
    reads: /\/api\/orders\/./,
    loading: 'Loading order details...',
    failure: 'Order not found',
  },
];

test('placeholders and errors of every screen fit a phone, a tablet and a desktop', async ({ page, consoleNoise }) => {
  const tooWide: string[] = [];
  const measure = async (state: string): Promise<void> => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrolled !== width) tooWide.push(`${state} at ${width}: ${scrolled} px`);
    }
  };
  for (const { path, reads, loading, failure, direct } of SCREENS) {
    if (!direct) await open(page, '/contact');
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(reads, async (route) => {
      await failed;
      await route.fulfill(FAILURE);
    });
    await (direct ? page.goto(path) : navigate(page, path));
    await expect(page.getByRole('main').getByText(loading).first()).toBeAttached();
    await measure(`${path} while loading`);
    fail();
    await expect(page.getByRole('main').getByText(failure)).toBeVisible();
    await measure(`${path} after a failure`);
    await page.unroute(reads);
  }
  expect(tooWide).toEqual([]);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
});
