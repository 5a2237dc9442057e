import { load } from 'cheerio';
import { parse } from 'csv-parse/sync';

/** What is between two texts of the same meaning in another medium: spaces, line breaks, and what cannot be seen. */
const UNSEEN = /[\s\u200b-\u200f\u2060\ufeff]/gu;

/** A text without its spaces: mails and papers break lines where they like. */
export const bare = (text: string): string => text.replace(UNSEEN, '');

/** Whether a mail, a page or a paper shows a text. */
export const shows = (medium: string, text: string): boolean => bare(medium).includes(bare(text));

/** The words of a page, with its entities decoded. */
export function textOfHtml(html: string): string {
  const page = load(html);
  page('script, style').remove();
  return page('body').text();
}

/** A CSV file as rows by their titles, without what keeps spreadsheets from reading a text as a formula or a number. */
export function rowsOfCsv(csv: string): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([title, cell]) => [title, decodeCell(cell)])));
}

function decodeCell(cell: string): string {
  const asText = /^="([\s\S]*)"$/.exec(cell)?.[1];
  return asText?.replaceAll('""', '"') ?? cell.replace(/^'(?=[=+\-@\t\r\n\0＝＋－＠])/u, '');
}

interface ReadMail {
  text: string;
  html: string;
}

const PART = /^Content-Type: text\/(plain|html)[^\n]*\n([\s\S]*?)\n\n([\s\S]*)$/;

/** The parts between the boundaries that the mail names. A line of a text may begin with two hyphens too. */
function partsOf(raw: string): string[] {
  const ends = new Set([...raw.matchAll(/boundary="([^"]+)"/g)].flatMap(([, name]) => [`--${name}`, `--${name}--`]));
  const parts: string[][] = [[]];
  for (const line of raw.split('\n')) {
    if (ends.has(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

/** A mail in wire format as a mail program shows it. */
export function readMail(raw: string): ReadMail {
  const parts = partsOf(raw).map((part) => PART.exec(part) ?? []);
  const bodyOf = (type: string): string => {
    const [, , headers = '', body = ''] = parts.find(([, found]) => found === type) ?? [];
    return /base64/i.test(headers) ? Buffer.from(body, 'base64').toString() : decodeQuotedPrintable(body, headers);
  };
  return { text: bodyOf('plain'), html: textOfHtml(bodyOf('html')) };
}

function decodeQuotedPrintable(body: string, headers: string): string {
  if (!/quoted-printable/i.test(headers)) return body;
  const bytes = body
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
