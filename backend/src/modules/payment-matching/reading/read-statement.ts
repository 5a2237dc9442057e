import { readBank } from './bank.js';
import { isCashApp, readCashApp } from './cash-app.js';
import { Headings } from './headings.js';
import { MAX_ROWS, readRows, type StatementRow } from './read-rows.js';
import type { RowResult, Statement } from './statement.js';
import { emptyStatement, excelStatement, pdfStatement, tooManyRows, unknownStatement } from './statement.errors.js';
import { isVenmo, readVenmo } from './venmo.js';
import { PAYMENT_FILES, type PaymentFile, type StatementSource } from '../payment-matching-rules.js';

/** The first bytes of an .xls, which a browser decodes as Windows-1252. */
const OLD_EXCEL = '\u00D0\u00CF\u0011\u00E0';

/** What a statement of Venmo, of Cash App or of a bank says. Throws 400 for any other file, which is then refused as a whole. */
export function readStatement(content: string): Statement {
  const text = content.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw emptyStatement();
  if (text.startsWith('PK') || text.startsWith(OLD_EXCEL)) throw excelStatement();
  if (text.startsWith('%PDF')) throw pdfStatement();
  const rows = readRows(text);
  const read = rows && readFile(rows);
  if (!read) throw unknownStatement(text);
  if (read.results.length > MAX_ROWS) throw tooManyRows(MAX_ROWS);
  return collect(read);
}

interface ReadRows {
  source: StatementSource;
  results: RowResult[];
}

const APPS = {
  venmo: { isKnown: isVenmo, read: readVenmo },
  'cash-app': { isKnown: isCashApp, read: readCashApp },
} as const;

/** Apps first: a note in the file of an app can look like a bank's description. */
const FILES = [...PAYMENT_FILES].toSorted(([, a], [, b]) => Number(a.reader === 'bank') - Number(b.reader === 'bank'));

function readFile(rows: readonly StatementRow[]): ReadRows | undefined {
  for (const [source, file] of FILES) {
    const results = readBy(file, rows);
    if (results) return { source, results };
  }
  return undefined;
}

/** Undefined for a file of another kind. */
function readBy(file: PaymentFile, rows: readonly StatementRow[]): RowResult[] | undefined {
  if (file.reader === 'bank') return readBank(rows, file.network);
  const { isKnown, read } = APPS[file.reader];
  const headings = Headings.find(rows, isKnown);
  return headings && read(headings);
}

function collect({ source, results }: ReadRows): Statement {
  const statement: Statement = { source, rows: results.length, payments: [], ignored: [], unreadable: [] };
  for (const result of results) {
    if ('payment' in result) statement.payments.push(result.payment);
    else if ('ignored' in result) statement.ignored.push(result.ignored);
    else statement.unreadable.push(result.unreadable);
  }
  return statement;
}
