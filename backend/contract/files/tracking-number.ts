import { isCutNumber, isRoundedNumber } from './spreadsheet-numbers.js';

/** Rounded by chance, a number of so many digits is one in a hundred thousand. */
const MIN_ROUNDED_DIGITS = 20;
const ADDRESS = /:\/\/|^www\.|\.(?:com|net|org)\b/i;
const MARKS = /^[='"]|["<>$]/;
/** The number of an order, a day, a decimal, and a number with grouped digits. */
const OTHER = /^(?:#?ORD-[A-Z0-9]+|\d{1,4}\/\d{1,2}\/\d{1,4}|\d{4}-\d{2}-\d{2}(?:[T ].*)?|\d+\.\d+|\d{1,3}(?:,\d{3})+)$/i;

/** Why a text is clearly no tracking number, as a sentence; undefined for one that may be. */
export function trackingNumberProblem(text: string): string | undefined {
  if (isCutNumber(text)) return `“${text}” was cut by a spreadsheet program. Please copy the whole tracking number`;
  if (isRoundedNumber(text) && text.length >= MIN_ROUNDED_DIGITS) {
    return `${text} was rounded by a spreadsheet program. Please copy the whole tracking number`;
  }
  if (ADDRESS.test(text)) return 'This is a web address, not a tracking number';
  if (MARKS.test(text)) return 'Please enter the tracking number without other signs';
  if (!/\d/.test(text) || OTHER.test(text)) return `“${text}” is not a tracking number`;
  return undefined;
}
