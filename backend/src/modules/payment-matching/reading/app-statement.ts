import type { Headings } from './headings.js';
import { readAmount } from './read-amount.js';
import { readDay } from './read-day.js';
import type { StatementRow } from './read-rows.js';
import type { IgnoredReason, RowResult } from './statement.js';
import { damagedStatement } from './statement.errors.js';
import { unreadable } from './unreadable.js';

const MAX_ID_CHARACTERS = 200;
/** A spreadsheet program writes long numbers like this and forgets the other digits. */
const CUT_ID = /^\d(?:\.\d+)?E\+\d+$/i;

/** The cells that every app has, and what the app says about type and status. */
interface AppColumns {
  id: number | undefined;
  day: number | undefined;
  amount: number | undefined;
  payer: number | undefined;
  note: number | undefined;
}

/** The reason that does not depend on the amount. */
type Judge = (cell: (column: number | undefined) => string, isIncoming: boolean | undefined) => IgnoredReason | undefined;

/** Rows of an app whose exports have headings and ids. */
export function readAppRows({ rows }: Headings, columns: AppColumns, judge: Judge): RowResult[] {
  if (rows.some(({ cells }) => CUT_ID.test(cells[columns.id ?? -1] ?? ''))) throw damagedStatement();
  return rows.map((row) => readAppRow(row, columns, judge));
}

function readAppRow(row: StatementRow, columns: AppColumns, judge: Judge): RowResult {
  const cell = (column: number | undefined): string => row.cells[column ?? -1] ?? '';
  const [id, written] = [cell(columns.id), cell(columns.amount)];
  if (row.cells.length <= (columns.amount ?? 0) && id !== '') return unreadable(row, 'The row is too short');
  const cents = written === '' ? 0 : readAmount(written);
  if (cents === 0) return { ignored: { reason: 'no-amount', cents } };
  const reason = judge(cell, cents === undefined ? undefined : cents > 0);
  if (reason) {
    return { ignored: { reason, cents: cents ?? null, ...(reason === 'reversal' ? { externalId: id } : {}) } };
  }
  if (cents === undefined) return unreadable(row, `The amount "${written}" cannot be read`);
  const paidOn = readDay(cell(columns.day));
  if (paidOn === undefined) return unreadable(row, `The date "${cell(columns.day)}" cannot be read`);
  if (id === '') return unreadable(row, 'The row has no transaction id');
  if (id.length > MAX_ID_CHARACTERS) return unreadable(row, 'The transaction id is too long');
  return {
    payment: { row: row.row, externalId: id, paidOn, payer: cell(columns.payer) || null, note: cell(columns.note), cents },
  };
}
