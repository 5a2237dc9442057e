import { buffer } from 'node:stream/consumers';
import type Pdf from 'pdfkit';
import { fontFile, loadPrintFonts, OWN_FONTS, type Piece, type PrintFonts } from './print-fonts.js';
import { layoutText, type Line, type Run } from './text-layout.js';

type Document = InstanceType<typeof Pdf>;

/** The document that is drawn, and the fonts for its texts. */
export interface Page {
  document: Document;
  fonts: PrintFonts;
  /** The names of the fonts that the document has. */
  registered: Set<string>;
}

export interface TextStyle {
  width: number;
  size?: number;
  bold?: boolean;
  /** Black unless named. */
  color?: string;
  align?: 'left' | 'right';
}

interface DocumentInfo {
  Title: string;
  Author: string;
  CreationDate: Date;
}

/** Points. US Letter is 612 by 792. */
const PAGE_HEIGHT = 792;
/** Of the shop's font, for each point of the size. Its letters rise one point above the baseline. */
const LINE_HEIGHT = 1.303;
/** The fallback fonts have one weight: the outline of bold texts is drawn too, this wide for each point of their size. */
const BOLD_OUTLINE = 0.03;

const BLACK = '#000000';
const MARKS_OFF = { mark: false, mkmk: false, abvm: false, blwm: false };

/** The first, empty page of a new document in US Letter, and the promise of its bytes, which `page.document.end()` keeps. */
export async function startDocument(info: DocumentInfo): Promise<{ page: Page; bytes: Promise<Buffer> }> {
  // Imported on demand: the library is large, and few processes print.
  const [{ default: PdfDocument }, fonts] = await Promise.all([import('pdfkit'), loadPrintFonts()]);
  const document = new PdfDocument({ size: 'LETTER', margin: 0, bufferPages: true, info });
  return { page: { document, fonts, registered: new Set() }, bytes: buffer(document) };
}

/** Writes one text in the shop's font, or in others where it lacks a character. Returns the y below. */
export function write(page: Page, text: string, x: number, y: number, style: TextStyle): number {
  const { size = 10 } = style;
  return linesOf(page, text, style).reduce((top, line) => {
    const start = style.align === 'right' ? x + style.width - line.width : x;
    for (const run of line.runs) drawRun(page, run, start + run.x, top + size, style);
    return top + size * LINE_HEIGHT;
  }, y);
}

/** The height of a text that is written in this style. */
export const heightOf = (page: Page, text: string, style: TextStyle): number =>
  linesOf(page, text, style).length * (style.size ?? 10) * LINE_HEIGHT;

/** The width of a text on a single line. */
export const widthOf = (page: Page, text: string, style: Omit<TextStyle, 'width'>): number =>
  Math.max(...linesOf(page, text, { ...style, width: Infinity }).map(({ width }) => width));

const linesOf = (page: Page, text: string, style: TextStyle): Line[] =>
  layoutText(text, style.width, page.fonts, (piece) => {
    const document = fontFor(page, piece, style);
    return document.widthOfString(piece.text, shaping(document, piece));
  });

function drawRun(page: Page, run: Run, x: number, baseline: number, style: TextStyle): void {
  const { size = 10, bold = false, color = BLACK } = style;
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

function fontFor({ document, registered }: Page, { fallback }: Piece, { size = 10, bold = false }: TextStyle): Document {
  const name = fallback ? fallback.name : OWN_FONTS[bold ? 'bold' : 'regular'];
  if (!registered.has(name)) document.registerFont(name, fontFile(name));
  registered.add(name);
  return document.font(name, size);
}
