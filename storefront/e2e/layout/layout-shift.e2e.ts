import type { Page } from '@playwright/test';
import { expect, productInStock, test } from '@shop/browser-testing';
import { choose, openPaymentStep } from '../support/payment';

const MAX_SHIFT = 0.02;

interface Shift {
  value: number;
  /** The elements that moved, for the message of a failure. */
  moved: string[];
}

/** Notes what moves without an input of the shopper, as the Layout Instability API counts it. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName} ${node.className}` : `${node?.textContent} in ${node?.parentElement?.className}`;
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page, path: string): Promise<Shift[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Reflect.get(window, 'layoutShifts') as Shift[]);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`hardly anything moves while a page loads at ${width} x ${height}`, async ({ page, consoleNoise }) => {
    const { id } = await productInStock(page);
    await page.setViewportSize({ width, height });
    await openPaymentStep(page);
    await choose(page, 'Zelle');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]{36}$/);
    const order = new URL(page.url()).pathname;
    await observeShifts(page);
    const paths = ['/', '/products', `/products/${id}`, '/artists', '/about', '/contact', '/checkout', `/share/${id}`, order];
    const tooMuch: [string, Shift[]][] = [];
    for (const path of [...paths, '/order-confirmation/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b']) {
      const shifts = await shiftsOf(page, path);
      if (shifts.reduce((sum, { value }) => sum + value, 0) >= MAX_SHIFT) tooMuch.push([path, shifts]);
    }
    // The last order does not exist.
    expect(consoleNoise.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
    expect(tooMuch).toEqual([]);
  });
}
