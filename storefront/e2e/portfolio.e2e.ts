import type { Page } from '@playwright/test';
import { expect, openShop, type Shop, sql, test } from '@shop/browser-testing';
import { navigate, open } from './support/screens';

const tiles = (page: Page) => page.getByRole('main').locator('button[aria-haspopup="dialog"]');

/** The number of tiles in the first row. */
async function perRow(page: Page): Promise<number> {
  const tops = await tiles(page).evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

let empty: Shop;
test.beforeAll(async () => {
  empty = await openShop({ kind: 'empty' });
});
test.afterAll(() => empty.stop());

test('six images per row on a desktop, three on a phone, cover-ups in a section of their own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tattoos');
  const { portfolioOwner } = (await (await page.request.get('/api/settings')).json()) as { portfolioOwner: string };
  await expect(page.getByRole('heading', { level: 1, name: `${portfolioOwner}'s Portfolio:` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cover Ups' })).toBeVisible();
  await expect(page.getByText('Desktop: 6 images per row • Mobile: 3 images per row')).toBeVisible();
  expect(await perRow(page)).toBe(6);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await perRow(page)).toBe(3);
});

test('an image opens by click, Enter and Space, and closes again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/tattoos');
  const tile = tiles(page).nth(1);
  const description = (await tile.getByRole('img').getAttribute('alt')) ?? 'none';
  const viewer = page.getByRole('dialog');
  await tile.click();
  await expect(viewer.getByRole('figure')).toContainText(description);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(tile).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await tile.press(key);
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  }
});

test('the description appears on hover and on focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/tattoos');
  const overlay = tiles(page).nth(2).locator('> span[aria-hidden]');
  const opacity = () => overlay.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe('0');
  await tiles(page).nth(2).hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(0, 0);
  await expect.poll(opacity).toBe('0');
  await tiles(page).nth(1).focus();
  await page.keyboard.press('Tab');
  await expect.poll(opacity).toBe('1');
});

test('twelve placeholders are shown while the portfolio loads', async ({ page }) => {
  await open(page, '/contact');
  await page.route('**/api/portfolio', () => undefined);
  await navigate(page, '/tattoos');
  const loading = page.getByText('Loading portfolio...');
  await expect(loading).toBeAttached();
  await expect(loading.locator('xpath=following-sibling::div').locator('> *')).toHaveCount(12);
});

test('an empty portfolio says so; videos have a player each', async ({ page }) => {
  await page.goto(`${empty.origin}/tattoos`);
  await expect(page.getByText('No Portfolio Images Yet')).toBeVisible();
  await sql(
    empty.databaseUrl,
    `insert into portfolio_media (media_url, media_type, description) values ('/api/images/clip.mp4', 'video', 'Lettering, start to finish')`,
  );
  await page.route('**/*.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
  await expect(async () => {
    await page.goto(`${empty.origin}/tattoos`);
    await expect(page.getByRole('heading', { name: 'Videos' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('video[controls]')).toHaveCount(1);
  await expect(page.getByText('Lettering, start to finish')).toBeVisible();
});

test('the portfolio is not indexed and not linked', async ({ page, request }) => {
  await page.goto('/tattoos');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const path of ['/', '/about', '/contact', '/sitemap.xml', '/robots.txt']) {
    expect(await (await request.get(path)).text()).not.toContain('tattoos');
  }
});
