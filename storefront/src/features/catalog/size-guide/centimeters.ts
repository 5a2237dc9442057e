import { ownValue } from '@shop/contract';

const CM_PER_INCH = 2.54;

/** "28", "28.5", "28 1/2" or "28½". */
const INCHES = /(\d+(?:\.\d+)?)(?:\s*([¼½¾])|\s+(\d)\/(\d))?/g;

const FRACTIONS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** Columns that name sizes instead of measuring something. */
const SIZE_NAME = /\b(size|us|uk|eu|it|jp)\b/i;

/** Replaces the inches in a cell by centimeters to the nearest half: "34-36" gives "86.5-91.5". */
export function toCentimeters(cell: string): string {
  return cell.replace(INCHES, (_, whole: string, vulgar?: string, numerator?: string, denominator?: string) => {
    const fraction = vulgar ? (ownValue(FRACTIONS, vulgar) ?? 0) : Number(numerator ?? 0) / Number(denominator ?? 1);
    return String(Math.round((Number(whole) + fraction) * CM_PER_INCH * 2) / 2);
  });
}

/** The cells of a row in centimeters. The first column heads the sizes, and other columns can name sizes too. */
export function rowInCentimeters(row: readonly string[], columns: readonly string[]): string[] {
  return row.map((cell, column) => (column === 0 || SIZE_NAME.test(columns[column] ?? '') ? cell : toCentimeters(cell)));
}
