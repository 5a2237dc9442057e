import { isUtf8 } from 'node:buffer';
import { wideEncoding } from '@shop/contract/files';
import { CsvError, type Options, parse } from 'csv-parse/sync';

/** The file as a whole cannot be used; the message is shown on the terminal. */
export class UnusableFeed extends Error {}

/** One record of the file and the line on which it starts (1 is the header). */
export interface CsvRow {
  line: number;
  cells: string[];
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_RECORD_CHARACTERS = 1_000_000;
const HEADER_BYTES = 64 * 1024;
const HEAD_BYTES = 1_024;
const FIRST_RECORD: Options = { to: 1, skip_records_with_empty_values: true };
const EMPTY = 'The file is empty.';

const EXCEL = 'This is an Excel file; please save it as "CSV UTF-8".';

/** How files begin that are no CSV, as Latin-1 characters. */
const SIGNATURES = [
  { start: 'PK\x03\x04', reason: EXCEL },
  { start: '\xd0\xcf\x11\xe0', reason: EXCEL },
];
const WEB_PAGE = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml|head|body)/i;

/** All records of a comma-separated UTF-8 or UTF-16 file, with line numbers as an editor shows them; blank lines are left out. */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  let next = 1;
  const rows: CsvRow[] = [];
  for (const { record, info } of parseRecords(textOf(bytes))) {
    if (record.some((cell) => cell.trim() !== '')) rows.push({ line: next, cells: record });
    next = info.lines + 1;
  }
  if (rows.length === 0) throw new UnusableFeed(EMPTY);
  return rows;
}

/** The first record that is not blank, read without the rest of the file. Throws as `readCsv` for a file that is no text. */
export function readHeader(bytes: Uint8Array): CsvRow {
  const [first] = parseRecords(textOf(bytes.subarray(0, HEADER_BYTES), bytes), FIRST_RECORD);
  if (!first) throw new UnusableFeed(EMPTY);
  return { line: 1, cells: first.record };
}

/** The text of `part`, once `whole` is known to be one. Line ends are unified because csv-parse counts a CRLF inside quotes as two lines. */
function textOf(part: Uint8Array, whole = part): string {
  const reason = whyNotText(whole);
  if (reason !== undefined) throw new UnusableFeed(reason);
  return new TextDecoder(wideEncoding(whole)).decode(part).replace(/\r\n?/g, '\n');
}

function whyNotText(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > MAX_FILE_BYTES) return 'The file is larger than 64 MB; please split it.';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).toString('latin1');
  const signature = SIGNATURES.find(({ start }) => head.startsWith(start));
  if (signature) return signature.reason;
  if (WEB_PAGE.test(head)) return 'This is a web page, not a CSV file.';
  if (wideEncoding(bytes) !== undefined) return undefined;
  // Cells may hold what somebody pasted, names of columns do not.
  if (head.split('\n', 1)[0]?.includes('\0')) return 'This is not a CSV file.';
  return isUtf8(bytes) ? undefined : 'The file is not UTF-8 text; please export it again as "CSV UTF-8".';
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

function parseRecords(text: string, which: Options = {}): ParsedRecord[] {
  const options = {
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    record_delimiter: '\n',
    ...which,
  };
  try {
    const records: unknown = parse(text, options);
    return records as ParsedRecord[];
  } catch (error) {
    if (error instanceof CsvError) throw new UnusableFeed(`The file cannot be read as CSV: ${reasonOf(error)}.`);
    throw error;
  }
}

function reasonOf(error: CsvError): string {
  const { lines } = error;
  const where = typeof lines === 'number' ? ` (line ${lines})` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `a quotation mark is opened and never closed${where}`;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return `a row is longer than a million characters${where}`;
  return error.message;
}
