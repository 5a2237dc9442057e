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
