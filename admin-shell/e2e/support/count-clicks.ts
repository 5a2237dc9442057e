import type { Page } from '@playwright/test';

/** Counts the clicks of the mouse from now on; keys, clicks of scripts and files that are chosen do not count. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = globalThis as unknown as { clicks: number };
    counter.clicks = 0;
    const count = (event: MouseEvent): void => {
      if (event.isTrusted && event.detail > 0) counter.clicks += 1;
    };
    document.addEventListener('click', count, { capture: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks);
}
