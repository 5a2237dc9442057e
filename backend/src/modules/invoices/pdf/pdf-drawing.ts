import type Pdf from 'pdfkit';
import { fontFile, OWN_FONTS, type Piece, type PrintFonts } from './print-fonts.js';
import { layoutText, type Line, type Run } from './text-layout.js';

type Document = InstanceType<typeof Pdf>;

/** The document that is drawn, and the fonts for its texts. */
export interface Page {
  document: Document;
  fonts: PrintFonts;
  /** The names of the fonts that the document has. */
  registered: Set<string>;
}

interface Style {
  width: number;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

export const INK = '#1c1a17';
export const QUIET = '#6b655c';
export const RUST = '#9e3d22';
const RULE = '#d9d2c5';
/** Points. The page is US Letter, 612 by 792. */
export const LEFT = 54;
const RIGHT = 558;
export const BOTTOM = 708;
const PAGE_HEIGHT = 792;
/** Of the shop's font, for each point of the size. Its letters rise one point above the baseline. */
const LINE_HEIGHT = 1.303;
/** The fallback fonts have one weight: the outline of bold texts is drawn too, this wide for each point of their size. */
const BOLD_OUTLINE = 0.03;

const MARKS_OFF = { mark: false, mkmk: false, abvm: false, blwm: false };

/** Writes one text in the shop's font, or in others where it lacks a character. Returns the y below. */
export function write(page: Page, text: string, x: number, y: number, style: Style): number {
  const { size = 10 } = style;
  return linesOf(page, text, style).reduce((top, line) => {
    const start = style.align === 'right' ? x + style.width - line.width : x;
    for (const run of line.runs) drawRun(page, run, start + run.x, top + size, style);
    return top + size * LINE_HEIGHT;
  }, y);
}

/** The height of a text that is written in this style. */
export const heightOf = (page: Page, text: string, style: Style): number =>
  linesOf(page, text, style).length * (style.size ?? 10) * LINE_HEIGHT;

const linesOf = (page: Page, text: string, style: Style): Line[] =>
  layoutText(text, style.width, page.fonts, (piece) => {
    const document = fontFor(page, piece, style);
    return document.widthOfString(piece.text, shaping(document, piece));
  });

function drawRun(page: Page, run: Run, x: number, baseline: number, style: Style): void {
  const { size = 10, bold = false, color = INK } = style;
  const document = fontFor(page, run, style);
  document.fillColor(color);
  const isOutlined = bold && run.fallback !== undefined;
  if (isOutlined) document.strokeColor(color).lineWidth(size * BOLD_OUTLINE);
  if (run.isMarked) document.markContent('Span', { actual: run.typed });
  document.text(run.text, x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    fill: true,
    stroke: isOutlined,
    ...shaping(document, run),
  });
  if (!run.isMarked) return;
  // Some readers look for the text where the axes of the end of the mark would put it, so they are those of the text.
  document.save().transform(1, 0, 0, -1, 0, PAGE_HEIGHT).endMarkedContent().restore();
}

/** No option, unless a mark has no place on the character before it, which the library takes for an error. */
function shaping(document: Document, { text, fallback }: Piece): { features?: [] } {
  if (!fallback || !/\p{M}/u.test(text)) return {};
  try {
    document.widthOfString(text);
    return {};
  } catch {
    // The types know only the list of features that are switched on.
    return { features: MARKS_OFF as unknown as [] };
  }
}

function fontFor({ document, registered }: Page, { fallback }: Piece, { size = 10, bold = false }: Style): Document {
  const name = fallback ? fallback.name : OWN_FONTS[bold ? 'bold' : 'regular'];
  if (!registered.has(name)) document.registerFont(name, fontFile(name));
  registered.add(name);
  return document.font(name, size);
}

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
