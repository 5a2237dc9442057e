import { inflateSync } from 'node:zlib';

export interface PdfText {
  /** The texts in the order in which they were drawn, a line for each height. Right-to-left parts are as they were typed. */
  text: string;
  /** The same, page by page. */
  pages: string[];
  /** The operators of all pages that draw: PDF 32000-1, annex A. */
  operators: string;
  /** Glyphs of characters that a font lacks: boxes on the paper. */
  boxes: number;
  /** PostScript names of the embedded fonts. */
  fonts: string[];
}

const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}]/u;
const BOX = '0000';

/** Reads what a PDF of pdfkit shows: its glyphs by the fonts' tables of characters, or the text that a part is marked with. */
export function readPdf(pdf: Buffer): PdfText {
  const objects = objectsOf(pdf.toString('latin1'));
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+)/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, charactersOf(objects.get(table)?.stream ?? ''));
    }
  const pages: string[] = [];
  let operators = '';
  let boxes = 0;
  for (const { stream } of objects.values()) {
    if (!stream.includes('BT\n')) continue;
    const page = shownIn(stream, fonts);
    pages.push(page.text);
    operators += stream;
    boxes += page.boxes;
  }
  const names = [...pdf.toString('latin1').matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name = '']) => name);
  return { text: pages.join(''), pages, operators, boxes, fonts: names };
}

function objectsOf(pdf: string): Map<string, { head: string; stream: string }> {
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream = ''] = body.split(/\nstream\n/);
    const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
    objects.set(id, { head, stream: head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : '' });
  }
  return objects;
}

/** The characters of each glyph, by its number in the document. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[(.*)\]/g))
    for (const [index, [, codes = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      characters.set(glyph, String.fromCharCode(...(codes.match(/\w+/g) ?? []).map((code) => Number.parseInt(code, 16))));
    }
  return characters;
}

function shownIn(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): { text: string; boxes: number } {
  let text = '';
  let boxes = 0;
  let height = '';
  const drawn = /(?:\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)\s*>> BDC\n(?:(?!BT\n)[^\n]*\n)*)?BT\n([\s\S]*?)\nET/g;
  for (const [, actual, operators = ''] of stream.matchAll(drawn)) {
    const [, y = ''] = /1 0 0 1 \S+ (\S+) Tm/.exec(operators) ?? [];
    const font = fonts.get(/\/(F\d+) \S+ Tf/.exec(operators)?.[1] ?? '');
    const glyphs = [...operators.matchAll(/\[(.*)\] TJ/g)].flatMap(([, runs = '']) =>
      [...runs.matchAll(/<(\w+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? []),
    );
    boxes += glyphs.filter((glyph) => glyph === BOX).length;
    const characters = glyphs.map((glyph) => font?.get(glyph) ?? '');
    const typed = RIGHT_TO_LEFT.test(characters.join('')) ? characters.toReversed() : characters;
    text += (y === height ? '' : '\n') + (actual === undefined ? typed.join('') : marking(actual));
    height = y;
  }
  return { text, boxes };
}

/** A string of a PDF: UTF-16 with its mark, or Latin. */
function marking(escaped: string): string {
  const plain = escaped.replace(
    /\\([\s\S])/g,
    (_, character: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[character] ?? character,
  );
  return plain.startsWith('\xfe\xff') ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le') : plain;
}
