import { type FileRow, readAmount } from '@shop/contract/files';
import { type BankColumns, bankColumns } from './bank-columns.js';
import { readDay } from './read-day.js';
import { isCreditCell, isDebitCell, isPendingCell, isPosted, isReversal, isReversalCell } from './row-words.js';
import type { IgnoredReason, RowResult } from './payment-file-content.js';
import { unreadable } from './unreadable.js';
import { type Direction, hashedId, NetworkText, zelleId } from './zelle-text.js';

const DOLLARS = /^(?:USD?|\$)?$/i;
const DEBIT_SIDE = /^(?:d|-$)/i;

/** The rows of a bank's file; undefined unless it has days, amounts and at least one row of this network ("Zelle"). */
export function readBank(all: readonly FileRow[], network: string): RowResult[] | undefined {
  const columns = bankColumns(all, new NetworkText(network));
  if (columns.missing !== undefined || !namesNetwork(columns)) return undefined;
  const occurrences = new Map<string, number>();
  return columns.rows.map((row) => readBankRow(row, columns, occurrences));
}

const namesNetwork = (columns: BankColumns): boolean =>
  columns.rows.some((row) => columns.network.isNamedIn(textOf(row, columns)));

/** What a file that `readBank` does not read has and lacks; undefined for what looks like no bank's file at all. */
export function seenInBank(all: readonly FileRow[], network: string): string | undefined {
  const text = new NetworkText(network);
  const columns = bankColumns(all, text);
  if (columns.missing === undefined) return `It has dates and amounts, but no row says “${network}”.`;
  const names = all.filter(({ cells }) => text.isNamedIn(cells.join(' '))).length;
  if (names === 0) return undefined;
  return `${names === 1 ? 'One row says' : `${names} rows say`} “${network}”, but we found no column of ${columns.missing}.`;
}

/** All texts of the row, without day, amounts, status and balance, unless they may be in other columns. */
function textOf(row: FileRow, { skipped, doubtOf }: BankColumns): string {
  if (doubtOf(row) !== undefined) return row.cells.join(' ');
  return row.cells
    .filter((cell, column) => cell !== '' && !skipped.has(column) && !isPendingCell(cell) && !isCreditCell(cell))
    .join(' ');
}

interface Money {
  written: string;
  /** Undefined for what cannot be read. */
  cents: number | undefined;
}

function moneyOf({ cells }: FileRow, { money }: BankColumns): Money {
  const read = (column: number): Money => {
    const written = cells[column] ?? '';
    return { written, cents: written === '' ? 0 : readAmount(written) };
  };
  if ('amount' in money) return read(money.amount);
  const [debit, credit] = [read(money.debit), read(money.credit)];
  if (credit.cents !== 0 && debit.cents !== 0) return { written: `${debit.written}, ${credit.written}`, cents: undefined };
  if (credit.cents !== 0) return credit;
  return debit.cents === undefined ? debit : { ...debit, cents: -Math.abs(debit.cents) };
}

function readBankRow(row: FileRow, columns: BankColumns, occurrences: Map<string, number>): RowResult {
  const text = textOf(row, columns);
  const doubt = columns.doubtOf(row);
  if (doubt !== undefined) {
    if (!columns.network.isNamedIn(text)) return { ignored: { reason: 'not-zelle', cents: null } };
    return { ...unreadable(row, doubt), mayTakeBack: text };
  }
  const day = row.cells[columns.day] ?? '';
  const { cents, written } = moneyOf(row, columns);
  if (cents === 0) return { ignored: { reason: 'no-amount', cents } };
  const direction = directionOf(text, cents, row, columns);
  const reason = ignoredReason(direction, cents, row, columns);
  if (reason) {
    return {
      ignored: {
        reason,
        cents: cents ?? null,
        ...(reason === 'reversal' ? { reversal: { externalId: zelleId(text), note: text } } : {}),
      },
      ...(reason === 'outgoing' && direction === 'unsaid' ? { mayTakeBack: text } : {}),
    };
  }
  if (cents === undefined) return { ...unreadable(row, `The amount "${written}" cannot be read`), mayTakeBack: text };
  const paidOn = readDay(day);
  if (paidOn === undefined) return unreadable(row, `The date "${day}" cannot be read`);
  const externalId = zelleId(text) ?? hashed(paidOn, cents, text, occurrences);
  const payment = { row: row.row, externalId, paidOn, payer: columns.network.payerOf(text), note: text, cents };
  return { payment: direction === 'unsaid' ? { ...payment, isUnsaid: true } : payment };
}

/** Where the money came in and only words of a payer may say otherwise, people decide. */
function directionOf(text: string, cents: number | undefined, row: FileRow, columns: BankColumns): Direction | undefined {
  const said = columns.network.directionOf(text);
  if (cents === undefined || cents < 0 || isMarkedOut(row, columns)) return said;
  const isContradicted = said === 'outgoing' && columns.hasSigns;
  const isOfPayer = (said === 'reversal' || said === 'not-complete') && columns.network.isOfPayersWords(text);
  return isContradicted || isOfPayer ? 'unsaid' : said;
}

const isMarkedOut = ({ cells }: FileRow, { side }: BankColumns): boolean =>
  cells.some(isDebitCell) || DEBIT_SIDE.test(cells[side ?? -1] ?? '');

/** Two equal rows are two payments; the same two rows of an overlapping file are the same two. */
function hashed(paidOn: string, cents: number, text: string, occurrences: Map<string, number>): string {
  const first = hashedId(paidOn, cents, text, 1);
  const occurrence = (occurrences.get(first) ?? 0) + 1;
  occurrences.set(first, occurrence);
  return occurrence === 1 ? first : hashedId(paidOn, cents, text, occurrence);
}

function ignoredReason(
  direction: Direction | undefined,
  cents: number | undefined,
  row: FileRow,
  columns: BankColumns,
): IgnoredReason | undefined {
  if (direction === undefined) return 'not-zelle';
  if (direction !== 'incoming' && direction !== 'unsaid') return direction;
  const { cells } = row;
  const { status, currency } = columns;
  const cell = (column: number | undefined): string => cells[column ?? -1] ?? '';
  const isOut = (cents ?? 0) < 0 || isMarkedOut(row, columns);
  if (isOut && direction === 'unsaid') return 'outgoing';
  // Money of the payer that leaves again was taken back.
  if (isOut || cells.some(isReversalCell) || isReversal(cell(status))) return 'reversal';
  if (!DOLLARS.test(cell(currency))) return 'other-currency';
  return isPosted(cell(status)) && !cells.some(isPendingCell) ? undefined : 'not-complete';
}
