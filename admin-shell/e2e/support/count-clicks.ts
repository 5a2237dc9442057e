import type { Page } from '@playwright/test';

/** Counts the clicks of the mouse from now on; keys and files that are chosen do not count. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = globalThis as unknown as { clicks: number };
    counter.clicks = 0;
    document.addEventListener('click', (event) => (counter.clicks += event.detail > 0 ? 1 : 0), { capture: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks);
}
