import type { Headings } from './headings.js';
import { readAmount } from './read-amount.js';
import { readDay } from './read-day.js';
import type { FileRow } from './read-rows.js';
import { doubtByHeadings } from './row-width.js';
import type { IgnoredReason, RowResult } from './payment-file-content.js';
import { damagedFile } from './payment-file.errors.js';
import { unreadable } from './unreadable.js';

const MAX_ID_CHARACTERS = 200;
/** A spreadsheet program writes long numbers like this and forgets the other digits. */
const CUT_ID = /^(?:\d(?:[.,]\d+)?E\+\d+|#+)$/i;
/** It keeps 15 digits, and makes the others 0. */
const ROUNDED_ID = /^\d{15}0+$/;
const LONG_ID = /^\d{16,}$/;

/** The cells that every app has, and what the app says about type and status. */
interface AppColumns {
  id: number | undefined;
  day: number | undefined;
  amount: number | undefined;
  note: number | undefined;
  payerOf: (cell: Cell) => string;
}

export type Cell = (column: number | undefined) => string;
/** The reason that does not depend on the amount. */
type Judge = (cell: Cell, isIncoming: boolean | undefined) => IgnoredReason | undefined;

/** Rows of an app whose exports have headings and ids. */
export function readAppRows({ rows, count }: Headings, columns: AppColumns, judge: Judge): RowResult[] {
  if (isDamaged(rows.map((row) => idOf(row, columns)))) throw damagedFile();
  const doubtOf = doubtByHeadings(count, rows);
  return rows.map((row) => {
    const doubt = doubtOf(row);
    return doubt === undefined
      ? readAppRow(row, columns, judge)
      : { ...unreadable(row, doubt), mayTakeBack: row.cells.join(' ') };
  });
}

/** One id may end like this by chance. */
function isDamaged(ids: readonly string[]): boolean {
  const long = ids.filter((id) => LONG_ID.test(id));
  return ids.some((id) => CUT_ID.test(id)) || (long.length > 1 && long.every((id) => ROUNDED_ID.test(id)));
}

/** Without the marks that keep a spreadsheet program from rounding it. */
const idOf = ({ cells }: FileRow, { id }: AppColumns): string => (cells[id ?? -1] ?? '').replace(/^['"]+|['"]+$/g, '');

function readAppRow(row: FileRow, columns: AppColumns, judge: Judge): RowResult {
  const cell: Cell = (column) => row.cells[column ?? -1] ?? '';
  const [id, written] = [idOf(row, columns), cell(columns.amount)];
  if (row.cells.length <= (columns.amount ?? 0) && id !== '')
    return { ...unreadable(row, 'The row is too short'), mayTakeBack: row.cells.join(' ') };
  const cents = written === '' ? 0 : readAmount(written);
  if (cents === 0) return { ignored: { reason: 'no-amount', cents } };
  const reason = judge(cell, cents === undefined ? undefined : cents > 0);
  if (reason) {
    // Money that came is the payment itself, marked as refunded; another payment with this note is not taken back.
    const reversal = { externalId: id, note: (cents ?? 0) < 0 ? cell(columns.note) : '' };
    return { ignored: { reason, cents: cents ?? null, ...(reason === 'reversal' ? { reversal } : {}) } };
  }
  if (cents === undefined) {
    return { ...unreadable(row, `The amount "${written}" cannot be read`), mayTakeBack: row.cells.join(' ') };
  }
  const paidOn = readDay(cell(columns.day));
  if (paidOn === undefined) return unreadable(row, `The date "${cell(columns.day)}" cannot be read`);
  if (id === '') return unreadable(row, 'The row has no transaction id');
  if (id.length > MAX_ID_CHARACTERS) return unreadable(row, 'The transaction id is too long');
  return {
    payment: { row: row.row, externalId: id, paidOn, payer: columns.payerOf(cell) || null, note: cell(columns.note), cents },
  };
}
