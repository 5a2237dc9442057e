import { CsvError, parse } from 'csv-parse/sync';

/** The file as a whole cannot be used; the message is shown on the terminal. */
export class UnusableFeed extends Error {}

/** One record of the file and the line on which it starts (1 is the header). */
export interface CsvRow {
  line: number;
  cells: string[];
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_RECORD_CHARACTERS = 1_000_000;

/** All records of a comma-separated UTF-8 file, with line numbers as an editor shows them; blank lines are left out. */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  let next = 1;
  const rows: CsvRow[] = [];
  for (const { record, info } of parseRecords(textOf(bytes))) {
    if (record.some((cell) => cell.trim() !== '')) rows.push({ line: next, cells: record });
    next = info.lines + 1;
  }
  if (rows.length === 0) throw new UnusableFeed('The file is empty.');
  return rows;
}

function textOf(bytes: Uint8Array): string {
  if (bytes.byteLength > MAX_FILE_BYTES) throw new UnusableFeed('The file is larger than 64 MB; please split it.');
  try {
    // Line ends are unified because csv-parse counts a CRLF inside quotes as two lines.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new UnusableFeed('The file is not UTF-8 text; please export it again as "CSV UTF-8".');
  }
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

function parseRecords(text: string): ParsedRecord[] {
  const options = {
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    record_delimiter: '\n',
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
