import { readAmount } from './read-amount.js';
import type { FileRow } from './read-rows.js';

/** Says why the cells of a row may be in the wrong columns; undefined for a row without a doubt. */
export type RowDoubt = (row: FileRow) => string | undefined;

/**
 * A comma that is not quoted, of a memo or of "36,00", moves what is behind it. Empty cells at the end count too, because the last columns
 * of many rows are empty; only a delimiter that ends most rows of the file does not.
 */
export function doubtByHeadings(headings: number, rows: readonly FileRow[]): RowDoubt {
  const endsInDelimiter = ({ cells }: FileRow): boolean => cells.length === headings + 1 && cells.at(-1) === '';
  const full = rows.filter((row) => row.cells.length === headings || endsInDelimiter(row));
  const mostEndSo = full.filter(endsInDelimiter).length * 2 > full.length;
  const fits = (row: FileRow): boolean =>
    row.cells.length <= headings || (mostEndSo && endsInDelimiter(row) && !mayHaveSplitAmount(row));
  return doubt(fits, 'The row has more cells than its headings');
}

/** For a file without headings. */
export function doubtByOthers(rows: readonly FileRow[]): RowDoubt {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 0] = [...counts].toSorted(([a, rowsOfA], [b, rowsOfB]) => rowsOfB - rowsOfA || a - b)[0] ?? [];
  return doubt(({ cells }) => cells.length <= width, 'The row has more cells than most rows');
}

const doubt =
  (fits: (row: FileRow) => boolean, message: string): RowDoubt =>
  (row) => {
    if (row.isDoubtful) return 'The quotation marks of the row leave a doubt';
    return fits(row) ? undefined : message;
  };

/** "36,00" has become 36 and 00. */
const mayHaveSplitAmount = ({ cells }: FileRow): boolean =>
  cells.some((cell, column) => /^\d{2}$/.test(cells[column + 1] ?? '') && !cell.includes('.') && readAmount(cell) !== undefined);
