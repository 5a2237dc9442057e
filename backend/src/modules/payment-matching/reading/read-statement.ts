import { readBank } from './bank.js';
import { isCashApp, readCashApp } from './cash-app.js';
import { Headings } from './headings.js';
import { MAX_ROWS, readRows, type StatementRow } from './read-rows.js';
import type { RowResult, Statement } from './statement.js';
import { emptyStatement, excelStatement, pdfStatement, tooManyRows, unknownStatement } from './statement.errors.js';
import { isVenmo, readVenmo } from './venmo.js';
import type { StatementSource } from '../payment-matching-rules.js';

/** The first bytes of an .xls, which a browser decodes as Windows-1252. */
const OLD_EXCEL = '\u00D0\u00CF\u0011\u00E0';

/** What a statement of Venmo, of Cash App or of a bank says. Throws 400 for any other file, which is then refused as a whole. */
export function readStatement(content: string): Statement {
  const text = content.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw emptyStatement();
  if (text.startsWith('PK') || text.startsWith(OLD_EXCEL)) throw excelStatement();
  if (text.startsWith('%PDF')) throw pdfStatement();
  const rows = readRows(text);
  const read = rows && (readApp(rows, 'venmo') ?? readApp(rows, 'cashapp') ?? readZelle(rows));
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
  cashapp: { isKnown: isCashApp, read: readCashApp },
} as const;

function readApp(rows: readonly StatementRow[], source: keyof typeof APPS): ReadRows | undefined {
  const { isKnown, read } = APPS[source];
  const headings = Headings.find(rows, isKnown);
  return headings && { source, results: read(headings) };
}

function readZelle(rows: readonly StatementRow[]): ReadRows | undefined {
  const results = readBank(rows);
  return results && { source: 'zelle', results };
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
