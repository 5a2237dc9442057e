import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, openAdmin, openShop, type Shop, test, toast } from './support/admin-journey';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.stop());

interface Point {
  x: number;
  y: number;
}

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

/** Moves a finger that is down in small steps, as a hand does. */
async function slide(finger: CDPSession, from: Point, to: Point): Promise<void> {
  const steps = 12;
  for (let step = 1; step <= steps; step++) {
    const along = (one: number, other: number): number => one + ((other - one) * step) / steps;
    await touch(finger, 'touchMove', { x: along(from.x, to.x), y: along(from.y, to.y) });
  }
}

const tiles = (page: Page): Locator => page.locator('.portfolio-tile');
const grip = (page: Page, place: number): Locator =>
  tiles(page)
    .nth(place)
    .getByRole('button', { name: /^Drag to reorder/ });
const files = (pictures: Locator): Promise<(string | undefined)[]> =>
  pictures.evaluateAll((all) => all.map((one) => /images\/([\w.-]+)/.exec(one.getAttribute('src') ?? '')?.[1]));

/** The greeting of the login would lie over what is to be touched. */
async function openPortfolio(page: Page): Promise<void> {
  await openAdmin(page, `${shop.origin}/admin/portfolio`);
  await page.getByRole('button', { name: 'Close notification' }).tap();
  await expect(tiles(page).nth(2)).toBeVisible();
}

/** The third and the fourth picture of the demo shop are both no cover-ups: the public page keeps those apart. */
const [MOVED, TARGET] = [2, 3];

test('a finger held on the grip moves a picture, and the public page follows', async ({ page }) => {
  await openPortfolio(page);
  const before = await files(tiles(page).locator('img'));
  const finger = await page.context().newCDPSession(page);
  await grip(page, MOVED).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const from = await middleOf(grip(page, MOVED));
  const to = await middleOf(grip(page, TARGET));

  await touch(finger, 'touchStart', from);
  await expect(page.getByText(`Over place ${MOVED + 1} of`)).toBeAttached();
  await slide(finger, from, to);
  await expect(page.getByText(`Over place ${TARGET + 1} of`)).toBeAttached();
  await touch(finger, 'touchEnd');
  await expect(toast(page)).toContainText('Portfolio order updated successfully');
  const [moved, target] = [before[MOVED], before[TARGET]];
  const after = before.with(MOVED, target).with(TARGET, moved);
  await expect.poll(() => files(tiles(page).locator('img'))).toEqual(after);

  await page.goto(`${shop.origin}/tattoos`);
  const shown = await files(page.getByRole('main').locator('button[aria-haspopup="dialog"] img'));
  expect(shown.filter((file) => file === moved || file === target)).toEqual([target, moved]);
});

test('a finger that only passes over the grip scrolls the page', async ({ page }) => {
  await openPortfolio(page);
  const before = await files(tiles(page).locator('img'));
  const finger = await page.context().newCDPSession(page);
  await grip(page, 1).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const at = await page.evaluate(() => scrollY);
  const from = await middleOf(grip(page, 1));
  await touch(finger, 'touchStart', from);
  await slide(finger, from, { x: from.x, y: from.y - 300 });
  await touch(finger, 'touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at + 100);
  expect(await files(tiles(page).locator('img'))).toEqual(before);
});
