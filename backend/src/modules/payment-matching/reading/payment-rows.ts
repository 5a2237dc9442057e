import { type FileRow, MAX_HEADING_ROWS, readRows } from '@shop/contract/files';
import { tooManyRows } from './payment-file.errors.js';

export const MAX_ROWS = 5_000;
const MAX_RECORDS = MAX_ROWS + MAX_HEADING_ROWS + 1;
/** Day, text and amount. */
const MIN_CELLS = 3;

/** All rows that have a cell with text; undefined for what is no CSV. Throws 400 for too many. */
export function readPaymentRows(content: string): FileRow[] | undefined {
  const read = readRows(content, MIN_CELLS, MAX_RECORDS);
  if (read?.isTooLong) throw tooManyRows(MAX_ROWS);
  return read?.rows;
}
