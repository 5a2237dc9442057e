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

const filters = (page: Page) => page.getByRole('region', { name: 'Filters', exact: true });

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(filters(page)).toBeVisible();
}

test('a phone sorts and filters in one row that stays below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/products?category=hoodies');
  const cards = page.getByRole('main').getByRole('article');
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(330);
  await open(page, '/products');
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(330);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await openFilters(page);
  await filters(page)
    .getByRole('radio', { name: /^In Stock \(\d+\)$/ })
    .click();
  await filters(page)
    .getByRole('radio', { name: /^M \(\d+\)$/ })
    .click();
  await expect(page).toHaveURL('/products?size=m&availability=in-stock&sort=price-asc');
  await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(filters(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  // At the start of the list, with what is chosen in sight.
  await expect(page.getByRole('link', { name: 'Remove filter: M' })).toBeInViewport();
  await expect(cards.first()).toBeInViewport();
  await expect(page.getByText(/^Showing \d+ of \d+ products$/)).toBeInViewport();
  await expect(async () => {
    const shown = await prices(page);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }).toPass();
  await page.getByRole('link', { name: 'Remove filter: M' }).click();
  await expect(page).toHaveURL('/products?availability=in-stock&sort=price-asc');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Remove filter: M' })).toBeVisible();
  await openFilters(page);
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await openFilters(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/products');
});

test('a listing of an artist is kept by its address, and Back to Products returns to its place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/products');
  const cards = page.getByRole('main').getByRole('article');
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(420);
  await openFilters(page);
  const artists = page.getByLabel('Artist', { exact: true });
  const [, choice] = await artists.getByRole('option').allTextContents();
  const artist = choice?.replace(/ \(\d+\)$/, '');
  await artists.selectOption({ label: choice ?? '' });
  await expect(cards.filter({ hasNotText: `by ${artist}` })).toHaveCount(0);
  await expect(cards.first()).toContainText(`by ${artist}`);
  await page.reload();
  await expect(page.getByRole('link', { name: `Remove filter: ${artist}` })).toBeVisible();
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
    await openFilters(page);
    await page.getByLabel('Filter', { exact: true }).selectOption('new');
    await filters(page).getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('link', { name: 'Remove filter: New Arrivals' }).click();
    await expect(page).toHaveURL('/products?sort=price-desc');
  });
});
