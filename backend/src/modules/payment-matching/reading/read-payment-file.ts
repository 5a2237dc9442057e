import { readBank, seenInBank } from './bank.js';
import { isCashApp, readCashApp } from './cash-app.js';
import { type FileRow, Headings } from '@shop/contract/files';
import { MAX_ROWS, readPaymentRows } from './payment-rows.js';
import type { RowResult, PaymentFileContent } from './payment-file-content.js';
import { emptyFile, excelFile, pdfFile, tooManyRows, unknownFile } from './payment-file.errors.js';
import { isVenmo, readVenmo } from './venmo.js';
import { PAYMENT_FILE_FORMATS, type PaymentFileFormat, type PaymentFileSource } from '../payment-matching-rules.js';

/** The first bytes of an .xls, which a browser decodes as Windows-1252. */
const OLD_EXCEL = '\u00D0\u00CF\u0011\u00E0';

/** What a payment file of Venmo, of Cash App or of a bank says. Throws 400 for any other file, which is then refused as a whole. */
export function readPaymentFile(content: string): PaymentFileContent {
  const text = content.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw emptyFile();
  if (text.startsWith('PK') || text.startsWith(OLD_EXCEL)) throw excelFile();
  if (text.startsWith('%PDF')) throw pdfFile();
  const rows = readPaymentRows(text);
  const read = rows && readFile(rows);
  if (!read) throw unknownFile(text, rows && seenInBankFile(rows));
  if (read.results.length > MAX_ROWS) throw tooManyRows(MAX_ROWS);
  return collect(read);
}

interface ReadRows {
  source: PaymentFileSource;
  results: RowResult[];
}

const APPS = {
  venmo: { isKnown: isVenmo, read: readVenmo },
  'cash-app': { isKnown: isCashApp, read: readCashApp },
} as const;

/** Apps first: a note in the file of an app can look like a bank's description. */
const FORMATS = [...PAYMENT_FILE_FORMATS].toSorted(([, a], [, b]) => Number(a.reader === 'bank') - Number(b.reader === 'bank'));

function readFile(rows: readonly FileRow[]): ReadRows | undefined {
  for (const [source, format] of FORMATS) {
    const results = readBy(format, rows);
    if (results) return { source, results };
  }
  return undefined;
}

/** What a file that is refused has of a bank's file, as a sentence. */
function seenInBankFile(rows: readonly FileRow[]): string | undefined {
  const seen = FORMATS.map(([, format]) => (format.reader === 'bank' ? seenInBank(rows, format.network) : undefined));
  return seen.find((sentence) => sentence !== undefined);
}

/** Undefined for a file of another kind. */
function readBy(format: PaymentFileFormat, rows: readonly FileRow[]): RowResult[] | undefined {
  if (format.reader === 'bank') return readBank(rows, format.network);
  const { isKnown, read } = APPS[format.reader];
  const headings = Headings.find(rows, isKnown);
  return headings && read(headings);
}

function collect({ source, results }: ReadRows): PaymentFileContent {
  const file: PaymentFileContent = { source, rows: results.length, payments: [], ignored: [], unreadable: [], mayTakeBack: [] };
  for (const result of results) {
    if ('mayTakeBack' in result && result.mayTakeBack !== undefined) file.mayTakeBack.push(result.mayTakeBack);
    if ('payment' in result) file.payments.push(result.payment);
    else if ('ignored' in result) file.ignored.push(result.ignored);
    else file.unreadable.push(result.unreadable);
  }
  return file;
}
