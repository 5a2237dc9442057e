/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets interpret a cell that begins with one of these as a formula: OWASP ASVS 1.2.10. */
const STARTS_FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/u;
/**
 * A phone number, a word behind a hyphen, or an amount below zero such as "-4.10": without brackets of a function, quotes or a pipe it
 * computes nothing and calls nothing, and programs that read the file would take an apostrophe before it for a part of the text.
 */
const HARMLESS = /^(?:\+[\d ().-]+|-\p{L}[\p{L}\p{M} '’.-]*|-\d+\.\d\d)$/u;

/** One cell by RFC 4180, section 2.6 and 2.7: always quoted, never a formula. A negative number, unlike a text, is none. */
export function csvCell(value: string | number): string {
  const cell = String(value);
  const isFormula = typeof value === 'string' && STARTS_FORMULA.test(cell) && !HARMLESS.test(cell);
  return `"${(isFormula ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

export const csvLine = (values: readonly (string | number)[]): string => `${values.map(csvCell).join(',')}\r\n`;
