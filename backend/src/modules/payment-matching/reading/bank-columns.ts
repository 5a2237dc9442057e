import {
  doubtByHeadings,
  doubtByOthers,
  type FileRow,
  Headings,
  MAX_HEADING_ROWS,
  readAmount,
  type RowDoubt,
} from '@shop/contract/files';
import { readDay } from './read-day.js';
import type { NetworkText } from './zelle-text.js';

const NAMES = {
  day: ['date', 'postdate', 'posteddate', 'postingdate', 'transactiondate'],
  amount: ['amount', 'transactionamount', 'amountusd'],
  debit: [
    'debit',
    'debits',
    'debitamount',
    'amountdebit',
    'debitamt',
    'moneyout',
    'paidout',
    'withdrawal',
    'withdrawals',
    'withdrawalamount',
    'withdrawalsdebits',
  ],
  credit: [
    'credit',
    'credits',
    'creditamount',
    'amountcredit',
    'creditamt',
    'moneyin',
    'paidin',
    'deposit',
    'deposits',
    'depositamount',
    'depositscredits',
  ],
  balance: ['balance', 'bal', 'runningbal'],
  status: ['status', 'transactionstatus', 'state'],
  currency: ['currency', 'currencycode', 'transactioncurrency'],
  side: ['crdr', 'drcr', 'creditdebit', 'debitcredit', 'creditdebitindicator', 'debitcreditindicator'],
} as const;
/** They say nothing about the payment. */
const SKIPPED = [
  'accountnumber',
  'account',
  'check',
  'checknumber',
  'checkorslip',
  'type',
  'category',
  // Of an export of orders, which is no file of a bank.
  'method',
  'paymentmethod',
  'paidby',
  'paidwith',
  'gateway',
];

/** Where a bank's file has what. Money is in one column of amounts, or in a pair of them. */
export interface BankColumns {
  missing?: undefined;
  rows: readonly FileRow[];
  network: NetworkText;
  doubtOf: RowDoubt;
  day: number;
  money: { amount: number } | { debit: number; credit: number };
  /** Amounts say whether the money came or went. */
  hasSigns: boolean;
  status: number | undefined;
  currency: number | undefined;
  /** Whether a row is a debit or a credit. */
  side: number | undefined;
  /** Columns that are no text of the payment. */
  skipped: ReadonlySet<number>;
}

/** A heading wins over content; a column without a known heading is found by what most of its cells are. */
export function bankColumns(all: readonly FileRow[], network: NetworkText): BankColumns | { missing: 'dates' | 'amounts' } {
  const headings = Headings.find(all, hasTwoKinds);
  const rows = headings?.rows ?? all;
  const named = (kind: keyof typeof NAMES): number | undefined => headings?.column(...NAMES[kind]);
  const [debit, credit] = [named('debit'), named('credit')];
  const day = named('day') ?? columnsWhere(rows, (cell) => readDay(cell) !== undefined)[0];
  const pair = debit !== undefined && credit !== undefined ? { debit, credit } : undefined;
  const balances = headings?.columnsWith('balance') ?? [];
  const byContent = amountByContent(rows, network, day, [...balances, named('balance')]);
  const amount = named('amount') ?? byContent.amount;
  const money = pair ?? (amount === undefined ? undefined : { amount });
  if (day === undefined) return { missing: 'dates' };
  if (money === undefined) return { missing: 'amounts' };
  const [status, currency, side] = [named('status'), named('currency'), named('side')];
  const others = [...SKIPPED.map((name) => headings?.column(name)), ...balances];
  const skipped = [day, status, currency, side, named('balance'), ...byContent.balances, ...Object.values(money), ...others];
  const doubtOf = headings ? doubtByHeadings(headings, rows) : doubtByOthers(rows);
  return {
    rows,
    network,
    doubtOf,
    day,
    money,
    hasSigns: 'debit' in money || hasBothSigns(rows, money.amount),
    status,
    currency,
    side,
    skipped: new Set(skipped.filter((column) => column !== undefined)),
  };
}

const hasTwoKinds = (headings: Headings): boolean => Object.values(NAMES).filter((names) => headings.has(...names)).length >= 2;

const cellsOf = (rows: readonly FileRow[], column: number): string[] => rows.map(({ cells }) => cells[column] ?? '');

/** Columns in which most cells with text fit. */
function columnsWhere(rows: readonly FileRow[], fits: (cell: string) => boolean): number[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, Math.min(cells.length, MAX_HEADING_ROWS)), 0);
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const filled = cellsOf(rows, column).filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(fits).length * 2 > filled.length;
  });
}

/** The only column of amounts, or the only one with both signs. */
function amountByContent(
  rows: readonly FileRow[],
  network: NetworkText,
  day: number | undefined,
  named: readonly (number | undefined)[],
) {
  const amounts = columnsWhere(rows, (cell) => readAmount(cell) !== undefined).filter(
    (column) => column !== day && !named.includes(column),
  );
  const balances = amounts.filter((column) => amounts.some((other) => other !== column && isBalance(rows, column, other)));
  const left = amounts.filter((column) => !balances.includes(column));
  const signed = left.filter((column) => hasBothSigns(rows, column) && agreesWith(network, rows, column));
  const [amount, second] = left.length === 1 ? left : signed;
  return { amount: second === undefined ? amount : undefined, balances };
}

function hasBothSigns(rows: readonly FileRow[], column: number): boolean {
  const cents = cellsOf(rows, column).map((cell) => readAmount(cell) ?? 0);
  return cents.some((value) => value > 0) && cents.some((value) => value < 0);
}

/** What came in is above 0: so is no balance of an account that was overdrawn then. */
const agreesWith = (network: NetworkText, rows: readonly FileRow[], column: number): boolean =>
  rows.every(({ cells }) => network.directionOf(cells.join(' ')) !== 'incoming' || (readAmount(cells[column] ?? '') ?? 0) >= 0);

/** Each value is the one before plus the amount; banks write the newest row first or last. */
function isBalance(rows: readonly FileRow[], column: number, amount: number): boolean {
  const pairs = rows
    .map(({ cells }) => ({ total: readAmount(cells[column] ?? ''), change: readAmount(cells[amount] ?? '') }))
    .filter((pair): pair is { total: number; change: number } => pair.total !== undefined && pair.change !== undefined);
  const adds = (list: typeof pairs): boolean =>
    list.every(({ total, change }, index) => index === 0 || total === (list[index - 1]?.total ?? 0) + change);
  return pairs.length > 1 && (adds(pairs) || adds(pairs.toReversed()));
}
