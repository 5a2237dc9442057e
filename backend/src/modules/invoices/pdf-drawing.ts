import type Pdf from 'pdfkit';

export type Page = InstanceType<typeof Pdf>;

export const INK = '#1c1a17';
export const QUIET = '#6b655c';
export const RUST = '#9e3d22';
const RULE = '#d9d2c5';
/** Points. The page is US Letter, 612 by 792. */
export const LEFT = 54;
const RIGHT = 558;
export const BOTTOM = 708;
/** Writes one text; the font is the regular one unless it is bold. */
export function write(
  page: Page,
  text: string,
  x: number,
  y: number,
  options: { width: number; size?: number; bold?: boolean; color?: string; align?: 'left' | 'right' },
): void {
  const { width, size = 10, bold = false, color = INK, align = 'left' } = options;
  page
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(drawable(text), x, y, { width, align });
}

/**
 * The text without combining marks that have no precomposed letter: the fonts have no place for them, and the library throws on
 * one without an anchor (https://github.com/foliojs/fontkit/issues/367).
 */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(/\p{M}/gu, '');
}

/** A horizontal line over the width of the page. */
export function rule(page: Page, y: number, color = RULE): void {
  page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(color).stroke();
}

/** `y`, or the top of a new page when `height` does not fit below it. */
export function ensureSpace(page: Page, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  page.addPage();
  return 60;
}

/** A small title with lines of text below it, over as many pages as they need. Returns the y below. */
export function drawParagraph(page: Page, title: string, lines: readonly string[], at: number, width = RIGHT - LEFT): number {
  let y = ensureSpace(page, at, 34);
  write(page, title, LEFT, y, { width: 300, size: 9, color: QUIET });
  y += 14;
  for (const line of lines) {
    const height = page
      .font('regular')
      .fontSize(10)
      .heightOfString(drawable(line) || ' ', { width });
    y = ensureSpace(page, y, height);
    if (line) write(page, line, LEFT, y, { width });
    y += height;
  }
  return y;
}
