import type { Page } from '@playwright/test';
import { expect, productInStock, test } from '@shop/browser-testing';
import { open } from '../support/screens';

async function prices(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole('main')
    .getByRole('article')
    .getByText(/^(?:From )?\$/)
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[^0-9.]/g, '')));
}

test('a phone sorts and filters in one row that stays below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/products');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeInViewport();
  await page.getByLabel('Availability').selectOption('in-stock');
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL('/products?availability=in-stock&sort=price-asc');
  await expect(async () => {
    const shown = await prices(page);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect(page.getByLabel('Category')).toBeInViewport();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/products');
});

test('a listing of an artist is kept by its address, and Back to Products returns to its place', async ({ page }) => {
  await open(page, '/products');
  const artists = page.getByLabel('Artist');
  const [, artist] = await artists.getByRole('option').allTextContents();
  await artists.selectOption({ label: artist ?? '' });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasNotText: `by ${artist}` })).toHaveCount(0);
  await expect(cards.first()).toContainText(`by ${artist}`);
  await page.reload();
  await expect(artists).toHaveValue(/^[0-9a-f-]{36}$/);
  await cards.last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await cards.last().getByRole('link').click();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL(/\/products\?artist=/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the listing loads the chosen page', async ({ page }) => {
    await productInStock(page);
    await page.goto('/products');
    await page.getByLabel('Sort by').selectOption('price-desc');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/sort=price-desc/);
    const shown = await prices(page);
    expect(shown[0]).toBe(Math.max(...shown));
  });
});
