import { expect, test } from '@shop/browser-testing';
import type { Page } from '@playwright/test';
import { everyScreen, open } from './support/screens';

/** Sheets that belong to one screen alone, by the name of its file in routes/. */
const SCREENS = [
  'home',
  'product-listing',
  'product-detail',
  'artists',
  'about',
  'contact',
  'portfolio',
  'checkout',
  'order-confirmation',
];
const ORDER = '/order-confirmation/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b';

function screenOf(path: string): string | undefined {
  const [, section = '', id] = path.split(/[/?]/);
  if (section === 'products') return id && !path.includes('?') ? 'product-detail' : 'product-listing';
  return { '': 'home', tattoos: 'portfolio' }[section] ?? section;
}

const classesIn = (css: string): Set<string> => new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name));

/** Records the style sheets that the browser fetches. */
function fetchedSheets(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-.{8}\.css$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

test('every page has the styles of its screen, and of no other', async ({ page }) => {
  const faults: string[] = [];
  for (const path of [...(await everyScreen(page.request)), ORDER]) {
    const html = await (await page.request.get(path)).text();
    const screens = [...html.matchAll(/<link rel="stylesheet" type="text\/x-inlined" href="\/assets\/(.+?)-[\w-]{8}\.css">/g)]
      .map(([, name = '']) => name)
      .filter((name) => SCREENS.includes(name));
    if (screens.join(' ') !== screenOf(path)) faults.push(`${path} has the styles of ${screens.join(' ')}`);
    const known = classesIn([...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => css).join('\n'));
    const used = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    faults.push(...[...used].filter((name) => !known.has(name)).map((name) => `${path} has no rule for ${name}`));
    expect(used.size).toBeGreaterThan(20);
  }
  expect(faults).toEqual([]);
});

test('the first page fetches no style sheet, the next screen its own before it shows', async ({ page }) => {
  const sheets = fetchedSheets(page);
  await open(page, '/');
  expect(sheets).toEqual([]);

  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/about-*.css', async (route) => {
    await arrival;
    await route.continue();
  });
  const about = page.waitForRequest('**/assets/about-*.css');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await about;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading).toHaveCount(0);
  arrive();
  await expect(heading).toBeVisible();
  expect(sheets).toContain('about');
});

test('styles that failed on the way to a screen are fetched again', async ({ page, consoleNoise }) => {
  await open(page, '/');
  await page.route('**/assets/about-*.css', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' });
  await link.hover();
  await failed;
  await page.unroute('**/assets/about-*.css');
  const again = page.waitForResponse('**/assets/about-*.css');
  await link.click();
  expect((await again).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
});
