import { CsvError, parse } from 'csv-parse/sync';
import { tooManyRows } from './statement.errors.js';

export const MAX_ROWS = 5_000;
/** Rows above the heading row. */
export const MAX_HEADING_ROWS = 30;
const MAX_RECORDS = MAX_ROWS + MAX_HEADING_ROWS + 1;
const MAX_RECORD_CHARACTERS = 1_000_000;
const DELIMITERS = [',', ';', '\t'] as const;
const MIN_CELLS = 3;
/** With halves of characters, which Postgres cannot store. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]+/gu;

/** One row of a file; the first row is 1, as in a spreadsheet program. */
export interface StatementRow {
  row: number;
  cells: string[];
}

/** All rows that have a cell with text; undefined for what is no CSV. Throws 400 for too many. */
export function readRows(content: string): StatementRow[] | undefined {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  let best: string[][] | undefined;
  for (const delimiter of DELIMITERS) {
    const records = text.includes(delimiter) ? parseRecords(text, delimiter) : undefined;
    if (records && wideRows(records) > (best ? wideRows(best) : 0)) best = records;
  }
  if (best && best.length > MAX_RECORDS) throw tooManyRows(MAX_ROWS);
  return best
    ?.map((record, index) => ({ row: index + 1, cells: record.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

const wideRows = (records: readonly string[][]): number => records.filter(({ length }) => length >= MIN_CELLS).length;

/** `="0001"`, with which programs keep others from reading a number. */
const AS_TEXT = /^="([^"]*)"$/;

/** Cells are text: nothing of them is evaluated. */
const cleanCell = (cell: string): string => cell.replace(UNSTORABLE, ' ').trim().replace(AS_TEXT, '$1');

/** With the options of the product import, so that both read quotes alike. */
function parseRecords(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      record_delimiter: '\n',
      to: MAX_RECORDS + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
