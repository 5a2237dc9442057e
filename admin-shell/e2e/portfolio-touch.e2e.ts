import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

async function centerOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

/** Moves a touching finger in small steps. */
async function slide(finger: CDPSession, from: Point, to: Point): Promise<void> {
  const steps = 12;
  for (let step = 1; step <= steps; step++) {
    const interpolate = (start: number, end: number): number => start + ((end - start) * step) / steps;
    await touch(finger, 'touchMove', { x: interpolate(from.x, to.x), y: interpolate(from.y, to.y) });
  }
}

const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Portfolio media' }).locator('> li');
const grip = (page: Page, index: number): Locator =>
  tiles(page)
    .nth(index)
    .getByRole('button', { name: /^Drag to reorder/ });
const imageNames = (images: Locator): Promise<(string | undefined)[]> =>
  images.evaluateAll((all) => all.map((one) => /images\/([\w.-]+)/.exec(one.getAttribute('src') ?? '')?.[1]));

/** The third and fourth image of the demo shop. Neither is a cover-up, so both are in the same section of the public page. */
const [MOVED, TARGET] = [2, 3];

test('a long press on the grip moves an image, also on the public page, and a swipe over it scrolls', async ({ page, shop }) => {
  await openAdmin(page, '/admin/portfolio');
  await expect(tiles(page).nth(TARGET)).toBeVisible();
  const before = await imageNames(tiles(page).locator('img'));
  const finger = await page.context().newCDPSession(page);
  await grip(page, MOVED).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const from = await centerOf(grip(page, MOVED));
  const to = await centerOf(grip(page, TARGET));

  await touch(finger, 'touchStart', from);
  await expect(page.getByText(`Over place ${MOVED + 1} of`)).toBeAttached();
  await slide(finger, from, to);
  await expect(page.getByText(`Over place ${TARGET + 1} of`)).toBeAttached();
  await touch(finger, 'touchEnd');
  await expect(toast(page)).toContainText('Portfolio order updated successfully');
  const [moved, target] = [before[MOVED], before[TARGET]];
  const after = before.with(MOVED, target).with(TARGET, moved);
  await expect.poll(() => imageNames(tiles(page).locator('img'))).toEqual(after);

  await grip(page, 1).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const at = await page.evaluate(() => scrollY);
  const swiped = await centerOf(grip(page, 1));
  await touch(finger, 'touchStart', swiped);
  await slide(finger, swiped, { x: swiped.x, y: swiped.y - 300 });
  await touch(finger, 'touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at + 100);
  expect(await imageNames(tiles(page).locator('img'))).toEqual(after);

  await page.goto(`${shop.origin}/tattoos`);
  const shown = await imageNames(page.getByRole('main').locator('button[aria-haspopup="dialog"] img'));
  expect(shown.filter((file) => file === moved || file === target)).toEqual([target, moved]);
});
