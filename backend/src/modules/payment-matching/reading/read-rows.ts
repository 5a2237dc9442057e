import { splitRows, type SplitRow } from './split-rows.js';
import { tooManyRows } from './payment-file.errors.js';

export const MAX_ROWS = 5_000;
/** Rows above the heading row. */
export const MAX_HEADING_ROWS = 30;
const MAX_RECORDS = MAX_ROWS + MAX_HEADING_ROWS + 1;
const DELIMITERS = [',', ';', '\t'] as const;
const MIN_CELLS = 3;
/** With halves of characters, which Postgres cannot store. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]+/gu;

/** One row of a file; the first row is 1, as in a spreadsheet program. */
export interface FileRow extends SplitRow {
  row: number;
}

/** All rows that have a cell with text; undefined for what is no CSV. Throws 400 for too many. */
export function readRows(content: string): FileRow[] | undefined {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  let best: SplitRow[] | undefined;
  for (const delimiter of DELIMITERS) {
    const rows = text.includes(delimiter) ? splitRows(text, delimiter, MAX_RECORDS + 1) : [];
    if (wideRows(rows) > wideRows(best ?? [])) best = rows;
  }
  if (best && best.length > MAX_RECORDS) throw tooManyRows(MAX_ROWS);
  return best
    ?.map(({ cells, isDoubtful }, index) => ({ row: index + 1, cells: cells.map(cleanCell), isDoubtful }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

const wideRows = (rows: readonly SplitRow[]): number => rows.filter(({ cells }) => cells.length >= MIN_CELLS).length;

/** `="0001"`, with which programs keep others from reading a number. */
const AS_TEXT = /^="([^"]*)"$/;

/** Cells are text: nothing of them is evaluated. */
const cleanCell = (cell: string): string => cell.replace(UNSTORABLE, ' ').trim().replace(AS_TEXT, '$1');
