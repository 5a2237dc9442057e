import type { PaymentRow, StatementContent } from './statement-content.js';

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const MONTH = format({ month: 'long' });
const MONTH_AND_YEAR = format({ month: 'long', year: 'numeric' });
const DAY = format({ month: 'long', day: 'numeric' });
const DAY_AND_YEAR = format({ month: 'long', day: 'numeric', year: 'numeric' });

/** "November" of "2026-11". */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-01`));

/** "November 2026" of "2026-11". */
export const monthAndYear = (month: string): string => MONTH_AND_YEAR.format(new Date(`${month}-01`));

/** "November 3" of "2026-11-03"; the year is added when it is not that of the month. */
export const dayIn = (month: string, day: string): string =>
  (day.slice(0, 4) === month.slice(0, 4) ? DAY : DAY_AND_YEAR).format(new Date(day));

/** Who got a payment, and how; null when that is not known. */
export function recipientOf(
  { payee }: Pick<StatementContent, 'payee'>,
  { to }: PaymentRow,
): NonNullable<PaymentRow['to']> | null {
  if (to !== undefined) return to;
  return payee === 'unreadable' ? null : payee;
}

const MAX_NAME_CHARACTERS = 60;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name in a sentence, cut when it would take more than a line of its own. */
export function nameInSentence(name: string): string {
  const characters = Array.from(graphemes.segment(name.replaceAll(/\s+/gu, ' ').trim()), ({ segment }) => segment);
  return characters.length <= MAX_NAME_CHARACTERS
    ? characters.join('')
    : `${characters.slice(0, MAX_NAME_CHARACTERS - 1).join('')}…`;
}
