import { heightOf, type Page, type TextStyle, widthOf, write } from '#platform/pdf/print-page.js';
import type { AddressLine, BodyRow, PageBody } from './page-body.js';

/** Points, on US Letter of 612 by 792. */
const SENDER = { x: 36, y: 36, width: 250, size: 10, leading: 13 };
/** Safe in the window of a #10 envelope, 7/8" from the left and 1/2" from the bottom, however the paper slides. */
const WINDOW = { x: 66, width: 244, baseline: 190, size: 11, minSize: 9, leading: 11.8, lines: 4 };
const LEFT = 54;
const WIDTH = 504;
const TOP = 264;
const BOTTOM = 756;
const COLUMNS = {
  label: { x: LEFT, width: 270 },
  pieces: { x: 330, width: 50 },
  sales: { x: 386, width: 84 },
  amount: { x: 476, width: 82 },
} as const;
/** A label beside empty columns may take their room. */
const WIDE_LABEL = 414;
/** Sizes of the sentences and of the table: the first that leaves all on the page is taken. */
const SIZES = [
  { text: 14, table: 11 },
  { text: 14, table: 10 },
  { text: 13, table: 9.5 },
  { text: 12, table: 9 },
  { text: 11, table: 8.5 },
  { text: 10, table: 8 },
] as const;
const MIN_LABEL_SIZE = 8;
const ROW_LEADING = 1.4;

interface Sizes {
  text: number;
  table: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Draws one page, in black. */
export function drawBody(page: Page, body: PageBody): void {
  body.sender.forEach((line, index) => {
    writeFitted(page, line, SENDER.x, SENDER.y + index * SENDER.leading, { width: SENDER.width, size: SENDER.size }, 8);
  });
  body.recipient.slice(0, WINDOW.lines).forEach((line, index) => {
    const { x, width, size, minSize } = WINDOW;
    writeFitted(page, line, x, WINDOW.baseline + index * WINDOW.leading - size, { width, size }, minSize);
  });
  const sizes = SIZES.find((candidate) => TOP + heightOfText(page, body, candidate) <= BOTTOM) ?? SIZES[SIZES.length - 1];
  drawText(page, body, sizes ?? SIZES[0]);
}

interface Paragraph {
  text: string;
  style: TextStyle;
  gap: number;
}

const paragraphsAbove = ({ draft, title, greeting, sentences }: PageBody, { text }: Sizes): Paragraph[] => {
  const style = { width: WIDTH, size: text };
  return [
    ...(draft ? [{ text: draft, style: { ...style, bold: true }, gap: text * 0.5 }] : []),
    { text: title, style: { ...style, bold: true }, gap: 0 },
    { text: greeting, style, gap: text * 0.5 },
    { text: sentences.join(' '), style, gap: text },
  ];
};

const paragraphsBelow = ({ note, signature }: PageBody, { text, table }: Sizes): Paragraph[] => [
  ...(note ? [{ text: note, style: { width: WIDTH, size: signature === null ? table : text }, gap: text * 0.5 }] : []),
  ...(signature ? [{ text: signature, style: { width: WIDTH, size: text }, gap: 0 }] : []),
];

function heightOfText(page: Page, body: PageBody, sizes: Sizes): number {
  const paragraphs = [...paragraphsAbove(body, sizes), ...paragraphsBelow(body, sizes)];
  const texts = paragraphs.reduce((sum, { text, style, gap }) => sum + heightOf(page, text, style) + gap, 0);
  return texts + body.rows.length * sizes.table * ROW_LEADING + sizes.table;
}

function drawText(page: Page, body: PageBody, sizes: Sizes): void {
  const drawParagraphs = (paragraphs: Paragraph[], from: number): number =>
    paragraphs.reduce((y, { text, style, gap }) => write(page, text, LEFT, y, style) + gap, from);
  let y = drawParagraphs(paragraphsAbove(body, sizes), TOP);
  for (const row of body.rows) y = drawRow(page, row, y, sizes.table);
  drawParagraphs(paragraphsBelow(body, sizes), body.rows.length > 0 ? y + sizes.table : y);
}

function drawRow(page: Page, { label, pieces, sales, amount, isBold, hasRuleAbove }: BodyRow, y: number, size: number): number {
  const bold = isBold ?? false;
  if (hasRuleAbove)
    page.document
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.75)
      .strokeColor('#000000')
      .stroke();
  const top = y + size * (ROW_LEADING - 1.3);
  const width = pieces === undefined ? WIDE_LABEL : COLUMNS.label.width;
  writeFitted(page, { text: label }, LEFT, top, { width, size, bold }, Math.min(size, MIN_LABEL_SIZE));
  for (const [text, { x, width: column }] of [
    [pieces, COLUMNS.pieces],
    [sales, COLUMNS.sales],
    [amount, COLUMNS.amount],
  ] as const)
    if (text !== undefined) writeFitted(page, { text }, x, top, { width: column, size, bold, align: 'right' }, 6);
  return y + size * ROW_LEADING;
}

/** Writes a single line: smaller if it is too long, down to `minSize`, then the text is cut. */
function writeFitted(
  page: Page,
  { text, end = '' }: AddressLine,
  x: number,
  y: number,
  style: TextStyle & { size: number },
  minSize: number,
): void {
  const { width, size, ...rest } = style;
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const whole = widthOf(page, line + end, { ...rest, size });
  const fitted = Math.max(minSize, Math.min(size, Math.floor((size * width * 10) / whole) / 10));
  const shown = cut(page, line, end, width, { ...rest, size: fitted });
  // The baseline stays where that of the full size is.
  write(page, shown, x, y + size - fitted, { ...style, size: fitted });
}

function cut(page: Page, line: string, end: string, width: number, style: Omit<TextStyle, 'width'>): string {
  if (widthOf(page, line + end, style) <= width) return line + end;
  if (widthOf(page, `…${end}`, style) > width) return cut(page, line + end, '', width, style);
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  let [kept, tooMany] = [0, characters.length];
  const shown = (count: number): string => `${characters.slice(0, count).join('').trimEnd()}…${end}`;
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2);
    if (widthOf(page, shown(middle), style) <= width) kept = middle;
    else tooMany = middle;
  }
  return shown(kept);
}
