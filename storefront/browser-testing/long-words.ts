import type { Page } from '@playwright/test';
import { sql } from './database.ts';

/** Like the title of a clip: 120 letters without a space. */
export const LONG_WORD = 'Wanderlusts'.repeat(11).slice(0, 120);

const STATEMENTS = [
  `update products set name = $1, description = $1, color = left($1, 60), fit = $1, fabric_care = $1, country_of_origin = left($1, 40)`,
  `update product_variants set label = left($1, 36) || sort_order, option_values = array[left($1, 36) || sort_order]`,
  `update artists set name = $1, location = $1, story = $1`,
  `update categories set name = $1`,
  `update pages set title = $1, html = '<h2>' || $1 || '</h2><p>' || $1 || '</p>'`,
  `update portfolio_media set description = $1`,
];

/** With and without sizes. Axe looks at each element: a few of a kind show what dozens show. */
const FEW_PRODUCTS = `
  update products set deleted_at = now() where id not in (
    select id from (select id, row_number() over (partition by cardinality(option_names) > 0 order by created_at desc, id) as place
      from products) ranked where place <= 5)`;

/** Gives all that has a name in a shop one of a single long word, and leaves a few of its products. */
export async function writeLongWords(databaseUrl: string): Promise<void> {
  await sql(databaseUrl, FEW_PRODUCTS);
  for (const statement of STATEMENTS) await sql(databaseUrl, statement, [LONG_WORD]);
}

/** The texts outside of the window, unless their box scrolls, ends them with an ellipsis, or is for screen readers. */
export function outsideTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFitting = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (
        /auto|scroll/.test(overflowX) || (overflowX !== 'visible' && textOverflow === 'ellipsis') || element.clientWidth === 1
      );
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside = new Set<string>();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { right, width } = range.getBoundingClientRect();
      if (width === 0 || right <= window.innerWidth + 1) continue;
      let ancestor: Element | null = parent;
      while (ancestor && !isFitting(ancestor)) ancestor = ancestor.parentElement;
      if (!ancestor) outside.add(`${parent.tagName.toLowerCase()} ${texts.currentNode.textContent?.slice(0, 40)}`);
    }
    return [...outside];
  });
}
