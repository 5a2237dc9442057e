import type { Headings } from './headings.js';
import { readAmount } from './read-amount.js';
import type { FileRow } from './read-rows.js';

/** Says why the cells of a row may be in the wrong columns; undefined for a row without a doubt. */
export type RowDoubt = (row: FileRow) => string | undefined;

type Width = Pick<Headings, 'count' | 'namedCount'>;

/**
 * A comma that is not quoted, of a memo or of "36,00", moves what is behind it, as one that was lost does. Empty cells at the end count too,
 * because the last columns of many rows are empty; only a delimiter that ends most rows of the file does not.
 */
export function doubtByHeadings({ count, namedCount }: Width, rows: readonly FileRow[]): RowDoubt {
  const endsEarly = earlyEnds(rows, namedCount);
  const endsInDelimiter = ({ cells }: FileRow): boolean => cells.length === count + 1 && cells.at(-1) === '';
  const full = rows.filter((row) => row.cells.length === count || endsInDelimiter(row));
  const mostEndSo = full.filter(endsInDelimiter).length * 2 > full.length;
  // Programs pad headings with empty ones to the width of the widest row, which is then one of moved cells.
  const isTooWide = (row: FileRow): boolean =>
    row.cells.slice(namedCount).some((cell) => cell !== '') ||
    (row.cells.length > count && !(mostEndSo && endsInDelimiter(row) && !mayHaveSplitAmount(row)));
  // Of a row that ends in the delimiter, too, a cell is missing.
  const isTooShort = (row: FileRow): boolean =>
    (row.cells.length < namedCount && !endsEarly(row)) ||
    (mostEndSo && row.cells.length === namedCount && namedCount > 1 && row.cells.at(-1) === '');
  return (row) => {
    if (row.isDoubtful) return DOUBTFUL_QUOTES;
    if (isTooWide(row)) return 'The row has more cells than its headings';
    return isTooShort(row) ? 'The row has fewer cells than its headings' : undefined;
  };
}

/** For a file without headings. */
export function doubtByOthers(rows: readonly FileRow[]): RowDoubt {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 0] = [...counts].toSorted(([a, rowsOfA], [b, rowsOfB]) => rowsOfB - rowsOfA || a - b)[0] ?? [];
  return ({ cells, isDoubtful }) => {
    if (isDoubtful) return DOUBTFUL_QUOTES;
    if (cells.length > width) return 'The row has more cells than most rows';
    return cells.length < width ? 'The row has fewer cells than most rows' : undefined;
  };
}

const DOUBTFUL_QUOTES = 'The quotation marks of the row leave a doubt';

/** Excel leaves out the empty cells at the end of many rows, not of all: several rows end so, with a text, and no row has one behind. */
function earlyEnds(rows: readonly FileRow[], namedCount: number): (row: FileRow) => boolean {
  if (rows.every(({ cells }) => cells.length < namedCount)) return () => false;
  const counts = new Map<number, number>();
  let used = 0;
  for (const { cells } of rows) {
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    used = Math.max(used, cells.findLastIndex((cell) => cell !== '') + 1);
  }
  return ({ cells }) => (counts.get(cells.length) ?? 0) > 1 && cells.length >= used && cells.at(-1) !== '';
}

/** "36,00" has become 36 and 00. */
const mayHaveSplitAmount = ({ cells }: FileRow): boolean =>
  cells.some((cell, column) => /^\d{2}$/.test(cells[column + 1] ?? '') && !cell.includes('.') && readAmount(cell) !== undefined);
