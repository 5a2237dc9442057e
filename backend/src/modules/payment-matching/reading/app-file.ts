import {
  doubtByHeadings,
  type FileRow,
  type Headings,
  isCutNumber,
  isLongNumber,
  isRoundedNumber,
  readAmount,
} from '@shop/contract/files';
import { readDay } from './read-day.js';
import type { IgnoredReason, RowResult } from './payment-file-content.js';
import { damagedFile } from './payment-file.errors.js';
import { unreadable } from './unreadable.js';

const MAX_ID_CHARACTERS = 200;

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
export function readAppRows(headings: Headings, columns: AppColumns, judge: Judge): RowResult[] {
  const { rows } = headings;
  if (isDamaged(rows.map((row) => idOf(row, columns)))) throw damagedFile();
  const doubtOf = doubtByHeadings(headings, rows);
  return rows.map((row) => {
    const doubt = doubtOf(row);
    if (doubt === undefined) return readAppRow(row, columns, judge);
    if (isRemark(row)) return { ignored: { reason: 'no-amount', cents: 0 } };
    return { ...unreadable(row, doubt), mayTakeBack: row.cells.join(' ') };
  });
}

/** A title or a disclaimer. */
const isRemark = ({ cells, isDoubtful }: FileRow): boolean => !isDoubtful && cells.filter((cell) => cell !== '').length < 2;

/** One id may end like this by chance. */
function isDamaged(ids: readonly string[]): boolean {
  const long = ids.filter(isLongNumber);
  return ids.some(isCutNumber) || (long.length > 1 && long.every(isRoundedNumber));
}

/** Without the marks that keep a spreadsheet program from rounding it. */
const idOf = ({ cells }: FileRow, { id }: AppColumns): string => (cells[id ?? -1] ?? '').replace(/^['"]+|['"]+$/g, '');

function readAppRow(row: FileRow, columns: AppColumns, judge: Judge): RowResult {
  const cell: Cell = (column) => row.cells[column ?? -1] ?? '';
  const [id, written] = [idOf(row, columns), cell(columns.amount)];
  const cents = written === '' ? 0 : readAmount(written);
  if (cents === 0) return { ignored: { reason: 'no-amount', cents } };
  const reason = judge(cell, cents === undefined ? undefined : cents > 0);
  if (reason) {
    // Money that came is the payment itself, marked as refunded; another payment with this note is not taken back.
    const reversal = { externalId: id, note: (cents ?? -1) < 0 ? cell(columns.note) : '' };
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
