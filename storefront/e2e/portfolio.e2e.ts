import type { Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { open } from './support/screens';

const tiles = (page: Page) => page.getByRole('main').locator('button[aria-haspopup="dialog"]');

/** The number of tiles in the first row. */
async function perRow(page: Page): Promise<number> {
  const tops = await tiles(page).evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

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

test('the portfolio is not indexed and not linked', async ({ page, request }) => {
  await page.goto('/tattoos');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const path of ['/', '/about', '/contact', '/sitemap.xml', '/robots.txt']) {
    expect(await (await request.get(path)).text()).not.toContain('tattoos');
  }
});
