import { expect, test } from '@shop/browser-testing';
import { open } from './support/screens';

interface Artist {
  id: string;
  name: string;
  location: string;
  productCount: number;
}

const UNKNOWN = '/artists/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b';

test('the list of artists leads to an artist and their collection', async ({ page }) => {
  const artists = (await (await page.request.get('/api/artists')).json()) as Artist[];
  await page.goto('/artists');
  await expect(page.getByRole('heading', { level: 1, name: 'Artist Collaborations' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(artists.length);
  for (const claim of ['$500+ per design accepted', '50% revenue sharing', 'Full creative credit']) {
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: claim })).toBeVisible();
  }

  const artist = artists.find(({ productCount }) => productCount > 1);
  if (!artist) throw new Error('The demo shop has no artist with several designs');
  const card = cards.filter({ hasText: artist.name });
  await expect(card).toContainText(artist.location);
  await expect(card).toContainText(`${artist.productCount} designs available`);
  await card.getByRole('link', { name: /View Collection/ }).click();

  await expect(page).toHaveURL(`/artists/${artist.id}`);
  await expect(page).toHaveTitle(new RegExp(`^${artist.name}`));
  await expect(page.getByRole('heading', { level: 1, name: artist.name })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Artist’s Story' }).or(page.getByRole('heading', { name: "Artist's Story" })),
  ).toBeVisible();
  await expect(page.getByText(`${artist.productCount} Designs Available`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Collection by ${artist.name}` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(artist.productCount);
});

test('on a phone, the portraits stand beside the texts, so that the list stays short', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/artists');
  const cards = page.getByRole('main').getByRole('article');
  const heights = await cards.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(heights.filter((height) => height > 332)).toEqual([]);
});

test('an unknown artist has status 404 and links to all artists', async ({ page, consoleNoise }) => {
  const response = await page.goto(UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Artist Not Found' })).toBeVisible();
  await expect(page.getByText("The artist you're looking for doesn't exist.")).toBeVisible();
  expect((await page.request.get('/artists/not-an-id')).status()).toBe(404);
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Artist Collaborations' })).toBeVisible();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
});
