import { heightOf, type Page, type TextStyle, write as writeText } from '#platform/pdf/print-page.js';

export const INK = '#1c1a17';
export const QUIET = '#6b655c';
export const RUST = '#9e3d22';
const RULE = '#d9d2c5';
/** Points. The page is US Letter, 612 by 792. */
export const LEFT = 54;
const RIGHT = 558;
export const BOTTOM = 708;

/** Writes one text in the ink of invoices unless the style names another color. Returns the y below. */
export const write = (page: Page, text: string, x: number, y: number, style: TextStyle): number =>
  writeText(page, text, x, y, { color: INK, ...style });

/** A horizontal line over the width of the page. */
export function rule({ document }: Page, y: number, color = RULE): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(color).stroke();
}

/** `y`, or the top of a new page when `height` does not fit below it. */
export function ensureSpace({ document }: Page, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  document.addPage();
  return 60;
}

/** A small title with lines of text below it, over as many pages as they need. Returns the y below. */
export function drawParagraph(page: Page, title: string, lines: readonly string[], at: number, width = RIGHT - LEFT): number {
  let y = ensureSpace(page, at, 34);
  write(page, title, LEFT, y, { width: 300, size: 9, color: QUIET });
  y += 14;
  for (const line of lines) {
    y = ensureSpace(page, y, heightOf(page, line, { width }));
    y = write(page, line, LEFT, y, { width });
  }
  return y;
}
