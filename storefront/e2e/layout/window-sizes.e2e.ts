import type { Page } from '@playwright/test';
import { expect, fillShipping, productInStock, test } from '@shop/browser-testing';
import { brokenWords, isReachable, WINDOW_SIZES } from '../support/layout';
import { everyScreen, MISSING_SCREENS, open } from '../support/screens';

const isPhone = (width: number): boolean => width < 720;

/** Expects `check` to hold at every window size, and names all sizes where it does not. */
async function atEverySize(page: Page, check: (size: { width: number; height: number }) => Promise<string[]>): Promise<void> {
  const faults: string[] = [];
  for (const [width, height] of WINDOW_SIZES) {
    await page.setViewportSize({ width, height });
    for (const fault of await check({ width, height })) faults.push(`${width}x${height} ${fault}`);
  }
  expect(faults).toEqual([]);
}

test('no heading breaks inside a word, and nothing scrolls sideways', async ({ page, consoleNoise }) => {
  test.setTimeout(240_000);
  for (const path of [...(await everyScreen(page.request)), ...MISSING_SCREENS]) {
    await open(page, path);
    await atEverySize(page, async ({ width }) => {
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      return [...(await brokenWords(page)), ...(scrollWidth > width ? [`${path} is ${scrollWidth} px wide`] : [])];
    });
  }
  expect(consoleNoise.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
});

test('the first screen of Home has both buttons', async ({ page }) => {
  await open(page, '/');
  await atEverySize(page, async ({ width }) => {
    const names = ['Shop the collection', 'Read our story'];
    const shown = await Promise.all(names.map((name) => isReachable(page.getByRole('link', { name }))));
    return names.filter((_, index) => !shown[index]).filter((name) => !(width < 360 && name === 'Read our story'));
  });
});

test('the first screen of a product has its image, name, price and button', async ({ page }) => {
  const { id, name, price } = await productInStock(page);
  await open(page, `/products/${id}`);
  const main = page.getByRole('main');
  await atEverySize(page, async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const parts = {
      name: main.getByRole('heading', { level: 1, name }),
      price: main.getByText(`$${price}`, { exact: true }).first(),
      button: main.getByRole('button', { name: /^Add to Cart/ }).first(),
      image: main.getByRole('img').first(),
    };
    const faults: string[] = [];
    for (const [part, locator] of Object.entries(parts)) if (!(await isReachable(locator))) faults.push(`hides the ${part}`);
    return faults;
  });
});

test('the buy bar of a phone leaves its edge where its own place is in view', async ({ page }) => {
  const { id } = await productInStock(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, `/products/${id}`);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first();
  const distanceToEdge = () => button.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom);
  expect(await distanceToEdge()).toBeLessThan(40);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(distanceToEdge).toBeGreaterThan(60);
});

test('the toast covers neither the bag, nor the buy bar, nor a heading', async ({ page }) => {
  test.setTimeout(240_000);
  const { id } = await productInStock(page, 20);
  await open(page, `/products/${id}`);
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first();
  const added = page.getByText('Added to cart', { exact: true });
  await atEverySize(page, async ({ width }) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    // Within half a second of the last add, a click counts as the second one of a double click.
    await expect(async () => {
      if (await added.isHidden()) await add.click();
      await expect(added).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const faults: string[] = [];
    if (!(await isReachable(page.getByRole('button', { name: /^Open cart/ })))) faults.push('covers the bag');
    if (!(await isReachable(add))) faults.push('covers the buy bar');
    if (!isPhone(width) && !(await isReachable(page.getByRole('button', { name: 'View cart' })))) faults.push('hides its button');
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(added).toBeHidden();
    return faults;
  });
});

test('at 400 % zoom, the lines of the cart keep a place of their own', async ({ page }) => {
  const { id } = await productInStock(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, `/products/${id}`);
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first();
  // Neither the header nor the buy bar stays while the page is read.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Lasting Freedom' })).not.toBeInViewport();
  await expect(add).not.toBeInViewport();
  await add.press('Enter');
  await page.getByRole('button', { name: /^Open cart, 1/ }).press('Enter');
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
  const height = await cart.getByRole('list').evaluate((list) => list.clientHeight);
  expect(height).toBeGreaterThan(110);
});

test('on a phone that is held sideways, the button to add is in reach', async ({ page }) => {
  const { id } = await productInStock(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, `/products/${id}`);
  const add = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
  await expect.poll(() => isReachable(add.first())).toBe(true);
});

test('the cart and its buttons fit', async ({ page }) => {
  const { id } = await productInStock(page);
  await open(page, `/products/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Open cart, 1/ }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await atEverySize(page, async () => {
    const faults: string[] = [];
    for (const name of ['Close', 'Checkout']) {
      if (!(await isReachable(cart.getByRole('button', { name })))) faults.push(`hides ${name}`);
    }
    return [...faults, ...(await brokenWords(page))];
  });
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await fillShipping(page);
  await page.getByRole('radio', { name: /Zelle/ }).check();
  await atEverySize(page, async ({ width }) => {
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    return [...(await brokenWords(page)), ...(scrollWidth > width ? [`checkout is ${scrollWidth} px wide`] : [])];
  });
});
