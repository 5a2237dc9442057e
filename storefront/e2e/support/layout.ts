import type { Locator, Page } from '@playwright/test';
import { byTier } from '@shop/browser-testing';

/** A small phone, a phone, a tablet and a laptop. */
const FOUR_SIZES = [
  [320, 568],
  [390, 664],
  [768, 1024],
  [1440, 900],
] as const;

/** Phones with and without their browser bars, tablets held both ways, laptops and large screens. */
const EVERY_SIZE = [
  ...FOUR_SIZES,
  [360, 740],
  [375, 553],
  [412, 732],
  [912, 1368],
  [1024, 768],
  [1180, 746],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

export const WINDOW_SIZES = byTier(FOUR_SIZES, EVERY_SIZE);

/** Words of headings that are broken into two lines, as "page heading: word". */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, [aria-labelledby] strong')].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${heading.textContent}: ${word}`);
        }
      }
      return broken;
    }),
  );
}

/** Whether all of the element is inside the window, and nothing lies on its center. */
export function isReachable(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}
