import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const FOLDER = join(import.meta.dirname, '../../fixtures/payment-files');
export const PAYMENT_FILES = ['venmo', 'cashapp', 'zelle-bank-a', 'zelle-bank-b', 'mixed-errors'] as const;
export type PaymentFile = (typeof PAYMENT_FILES)[number];

/** Rows above and with the headings. */
const HEADING_ROWS: Record<PaymentFile, number> = {
  venmo: 3,
  cashapp: 1,
  'zelle-bank-a': 7,
  'zelle-bank-b': 1,
  'mixed-errors': 3,
};

export const paymentFileText = (file: PaymentFile | 'not-a-payment-file'): string =>
  readFileSync(join(FOLDER, `${file}.csv`), 'utf8');

const withDelimiter = (rows: readonly string[][], delimiter: string): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join('\n');

function rowsOf(file: PaymentFile): string[][] {
  const delimiter = file === 'zelle-bank-b' ? ';' : ',';
  return parse(paymentFileText(file), { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
}

function shuffled(file: PaymentFile): string {
  const rows = rowsOf(file);
  const count = HEADING_ROWS[file];
  // Every other row from the end, then the rest: each row has other neighbours.
  const below = rows.slice(count).toReversed();
  return withDelimiter(
    [...rows.slice(0, count), ...below.filter((_, n) => n % 2 === 0), ...below.filter((_, n) => n % 2 === 1)],
    ',',
  );
}

/** The same payment file as other programs would write it. */
export const PAYMENT_FILE_VARIANTS: Readonly<Record<string, (file: PaymentFile) => string>> = {
  'as downloaded': paymentFileText,
  'with its rows shuffled': shuffled,
  'with CRLF': (file) => paymentFileText(file).replaceAll('\n', '\r\n'),
  'with a byte order mark': (file) => `\uFEFF${paymentFileText(file).replace(/^\uFEFF/, '')}`,
  'with semicolons': (file) => withDelimiter(rowsOf(file), ';'),
  'with tabs': (file) => withDelimiter(rowsOf(file), '\t'),
};
