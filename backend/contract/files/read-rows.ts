import { splitRows, type SplitRow } from './split-rows.js';

/** Rows above the heading row. */
export const MAX_HEADING_ROWS = 30;
const DELIMITERS = [',', ';', '\t'] as const;
/** With halves of characters, which Postgres cannot store. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]+/gu;

/** One row of a file; the first row is 1, as in a spreadsheet program. */
export interface FileRow extends SplitRow {
  row: number;
}

interface RowsOfFile {
  /** Those that have a cell with text. */
  rows: FileRow[];
  /** The file has more rows than were asked for, blank ones too. */
  isTooLong: boolean;
}

/** The rows of a file by the delimiter that makes the most rows of `minCells` cells; undefined for a text without such a row. */
export function readRows(content: string, minCells: number, maxRows: number): RowsOfFile | undefined {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const wideRows = (rows: readonly SplitRow[]): number => rows.filter(({ cells }) => cells.length >= minCells).length;
  let best: SplitRow[] | undefined;
  for (const delimiter of DELIMITERS) {
    const rows = text.includes(delimiter) ? splitRows(text, delimiter, maxRows + 1) : [];
    if (wideRows(rows) > wideRows(best ?? [])) best = rows;
  }
  if (!best) return undefined;
  const rows = best.map(({ cells, isDoubtful }, index) => ({ row: index + 1, cells: cells.map(cleanCell), isDoubtful }));
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')), isTooLong: best.length > maxRows };
}

/** `="0001"` and `'0001`, with which programs keep others from reading a number. */
const AS_FORMULA = /^="([^"]*)"$/;
const APOSTROPHE = /^'(?=[-+]?\d)/;

export const withoutTextMarks = (cell: string): string => cell.trim().replace(AS_FORMULA, '$1').replace(APOSTROPHE, '').trim();

/** Cells are text: nothing of them is evaluated. */
export const cleanCell = (cell: string): string => withoutTextMarks(cell.replace(UNSTORABLE, ' '));
