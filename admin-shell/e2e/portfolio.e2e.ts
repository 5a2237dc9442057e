import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';

let empty: Shop;
test.beforeAll(async () => {
  empty = await openShop({ kind: 'empty', worker: true });
});
test.afterAll(() => empty.stop());
const portfolioUrl = (): string => `${empty.origin}/admin/portfolio`;

const COLORS = ['#b33', '#3b3', '#33b', '#bb3', '#3bb', '#b3b', '#842', '#248', '#482', '#888'];

async function images(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    COLORS.map(async (background, index) => ({
      name: `piece-${index}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  );
}

/** Uploads wait until they are released. */
async function holdUploads(page: Page): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/objects/uploads/**', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

const tilesOf = (page: Page): Locator => page.getByRole('list', { name: 'Portfolio media' }).locator('> li');
const sourcesOf = (page: Page): Promise<(string | null)[]> =>
  tilesOf(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));

/** Moves the first tile to the second place with the keyboard. */
async function moveByKeyboard(page: Page): Promise<void> {
  const width = (await tilesOf(page).first().boundingBox())?.width ?? 0;
  await tilesOf(page)
    .first()
    .getByRole('button', { name: /^Drag to reorder/ })
    .focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Over place 1 of/)).toBeAttached();
  for (let x = 0; x < width * 0.9; x += 25) await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Over place 2 of/)).toBeAttached();
  await page.keyboard.press('Space');
}

test('an admin uploads ten images, reorders, flags and describes them, and the public page shows it', async ({
  page,
  consoleNoise,
}) => {
  await openAdmin(page, portfolioUrl());
  await expect(page.getByText('No Portfolio Media')).toBeVisible();
  await page.getByLabel('Description (optional)').fill('Swallow, 2024');
  const uploads = await holdUploads(page);
  await page.getByLabel('Upload Images').setInputFiles(await images());
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText('Stop the uploads?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep uploading' }).click();
  uploads.release();
  await expect(page.getByText('Portfolio Media (10)')).toBeVisible();
  await expect(toast(page)).toContainText('Portfolio media added successfully');
  const tiles = tilesOf(page);
  const sources = (): Promise<(string | null)[]> => sourcesOf(page);

  const before = await sources();
  const grip = (index: number) => tiles.nth(index).getByRole('button', { name: /^Drag to reorder/ });
  await grip(0).hover();
  await page.mouse.down();
  const target = await grip(1).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 12 });
  await page.mouse.up();
  await expect(toast(page)).toContainText('Portfolio order updated successfully');
  await expect.poll(sources).toEqual([before[1], before[0], ...before.slice(2)]);

  // An order that cannot be saved is reverted.
  const moved = await sources();
  await page.route('**/api/portfolio/order', (route) => route.fulfill({ status: 500, body: '{"message":"Broken"}' }));
  await moveByKeyboard(page);
  await expect(toast(page)).toContainText('Broken');
  await expect.poll(sources).toEqual(moved);
  consoleNoise.splice(0);
  await page.unroute('**/api/portfolio/order');
  await moveByKeyboard(page);
  await expect(toast(page)).toContainText('Portfolio order updated successfully');
  await expect.poll(sources).toEqual(before);

  const tile = tiles.nth(0);
  await tile.hover();
  await tile.getByRole('button', { name: 'Mark as cover up' }).click();
  await expect(tile.getByText('Cover Up', { exact: true })).toBeVisible();
  await tile.getByRole('button', { name: 'Edit description' }).click();
  await tile.getByRole('textbox', { name: 'Edit Description' }).fill('A rose over a name');
  await tile.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Description updated successfully');
  await expect(tile.getByText('A rose over a name')).toBeVisible();
  await tiles.nth(1).hover();
  await tiles.nth(1).getByRole('button', { name: 'Delete media' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tiles).toHaveCount(9);

  await page.goto(`${empty.origin}/tattoos`);
  await expect(page.getByRole('heading', { name: 'Cover Ups' })).toBeVisible();
  await expect(page.getByText('A rose over a name').first()).toBeAttached();
});
