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

test('an admin uploads ten images, reorders, flags and describes them, and the public page shows it', async ({ page }) => {
  await openAdmin(page, portfolioUrl());
  await expect(page.getByText('No Portfolio Media')).toBeVisible();
  await page.getByLabel('Description (optional)').fill('Swallow, 2024');
  await page.getByLabel('Upload Images').setInputFiles(await images());
  await expect(page.getByText('Portfolio Media (10)')).toBeVisible();
  await expect(toast(page)).toContainText('Portfolio media added successfully');
  const tiles = page.getByRole('list', { name: 'Portfolio media' }).locator('> li');
  const sources = (): Promise<(string | null)[]> =>
    tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));

  const before = await sources();
  const grip = (index: number) => tiles.nth(index).getByRole('button', { name: /^Drag to reorder/ });
  await grip(0).hover();
  await page.mouse.down();
  const target = await grip(1).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 12 });
  await page.mouse.up();
  await expect(toast(page)).toContainText('Portfolio order updated successfully');
  await expect.poll(sources).toEqual([before[1], before[0], ...before.slice(2)]);

  const tile = tiles.nth(0);
  await tile.hover();
  await tile.getByRole('button', { name: 'Mark as cover up' }).click();
  await expect(tile.getByText('Cover Up', { exact: true })).toBeVisible();
  await tile.getByRole('button', { name: 'Edit description' }).click();
  await tile.getByRole('textbox', { name: 'Edit Description' }).fill('A rose over a name');
  await tile.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Description updated successfully');
  await expect(tile.getByText('A rose over a name')).toBeVisible();

  await page.goto(`${empty.origin}/tattoos`);
  await expect(page.getByRole('heading', { name: 'Cover Ups' })).toBeVisible();
  await expect(page.getByText('A rose over a name').first()).toBeAttached();
});

test('an order that cannot be saved is reverted, and the keyboard moves an item', async ({ page, consoleNoise }) => {
  await openAdmin(page, portfolioUrl());
  const tiles = page.getByRole('list', { name: 'Portfolio media' }).locator('> li');
  await expect(tiles).not.toHaveCount(0);
  const sources = (): Promise<(string | null)[]> =>
    tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const before = await sources();
  const width = (await tiles.first().boundingBox())?.width ?? 0;
  const move = async (): Promise<void> => {
    await tiles
      .first()
      .getByRole('button', { name: /^Drag to reorder/ })
      .focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Over place 1 of/)).toBeAttached();
    for (let x = 0; x < width * 0.9; x += 25) await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Over place 2 of/)).toBeAttached();
    await page.keyboard.press('Space');
  };
  await page.route('**/api/portfolio/order', (route) =>
    route.fulfill({ status: 500, body: '{"message":"Something went wrong on our side"}' }),
  );
  await move();
  await expect(toast(page)).toContainText('Something went wrong on our side');
  await expect.poll(sources).toEqual(before);
  consoleNoise.splice(0);

  await page.unroute('**/api/portfolio/order');
  await move();
  await expect(toast(page)).toContainText('Portfolio order updated successfully');
  await expect.poll(sources).toEqual([before[1], before[0], ...before.slice(2)]);
});

test('an item moves without dragging: later, earlier and to the start', async ({ page }) => {
  await openAdmin(page, portfolioUrl());
  const tiles = page.getByRole('list', { name: 'Portfolio media' }).locator('> li');
  await expect(tiles).not.toHaveCount(0);
  const sources = (): Promise<(string | null)[]> =>
    tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const before = await sources();
  const later = tiles.nth(0).getByRole('button', { name: /^Move later/ });
  await later.click();
  await expect.poll(sources).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.keyboard.press('Enter');
  await expect.poll(sources).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await tiles
    .nth(2)
    .getByRole('button', { name: /^Move earlier/ })
    .click();
  await expect.poll(sources).toEqual([before[1], before[0], ...before.slice(2)]);
  await tiles
    .nth(9)
    .getByRole('button', { name: /^Move to the start/ })
    .click();
  await expect.poll(sources).toEqual([before[9], before[1], before[0], ...before.slice(2, 9)]);
  // The tiles show an order before it is saved.
  const saved = async (): Promise<unknown> => {
    const media = (await (await page.request.get(new URL('/api/portfolio', page.url()).href)).json()) as { mediaUrl: string }[];
    return media.map(({ mediaUrl }) => `${mediaUrl}?w=640`);
  };
  await expect.poll(saved).toEqual([before[9], before[1], before[0], ...before.slice(2, 9)]);
  await page.reload();
  await expect.poll(sources).toEqual([before[9], before[1], before[0], ...before.slice(2, 9)]);
});

test('deleting asks for confirmation', async ({ page }) => {
  await openAdmin(page, portfolioUrl());
  const tiles = page.getByRole('list', { name: 'Portfolio media' }).locator('> li');
  await expect(tiles).not.toHaveCount(0);
  const count = await tiles.count();
  await tiles.first().hover();
  await tiles.first().getByRole('button', { name: 'Delete media' }).click();
  await expect(page.getByText(/^Are you sure you want to delete "/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Portfolio image deleted successfully');
  await expect(tiles).toHaveCount(count - 1);
});
