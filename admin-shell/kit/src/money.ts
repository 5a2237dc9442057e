import { fromCents, toCents } from '@shop/contract';

export { fromCents, lineCents, toCents } from '@shop/contract';

/** Formats a decimal string or number from the API as "$1,234.50". */
export function formatMoney(amount: string | number): string {
  return formatCents(toCents(amount));
}

/** Formats integer cents as "$1,234.50". */
export function formatCents(cents: number): string {
  const [whole = '0', fraction = '00'] = fromCents(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** A typed amount, or what is wrong with it. */
export type ParsedMoney = { cents: number; problem?: undefined } | { cents?: undefined; problem: string };

/**
 * The decimal text of a typed amount: a comma before three digits groups thousands, one before one or two digits at the end is a
 * decimal point. antd's own parser drops every comma, which made 2550 of "25,50".
 */
export const moneyText = (typed = ''): string =>
  typed
    .replace(/^[\s$]+|\s+$/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replace(/,(?=\d{3}(\D|$))/g, '');

/** Parses typed text ("48", "48.5", "48,50", "1,234.50", "$48"), the one rule for amounts of all screens. */
export function parseMoney(typed: string): ParsedMoney {
  const text = moneyText(typed);
  if (text === '') return { problem: 'Please enter an amount' };
  if (/^[-\u2212(]/.test(text)) return { problem: 'Please enter an amount without a minus sign' };
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return { problem: `"${typed.trim()}" is not an amount. Please write it like 12.50` };
  if (fraction.length > 2) return { problem: 'An amount has at most two decimals, for example 12.50' };
  if (whole.length > MAX_DIGITS) return { problem: `At most ${formatCents(MAX_CENTS)}` };
  return { cents: toCents(text) };
}

/** The largest amount that the server takes. */
const MAX_CENTS = 9_999_999_999;
const MAX_DIGITS = 8;

/** As `parseMoney`, for a field that takes no zero. */
export function parsePositiveMoney(typed: string): ParsedMoney {
  const parsed = parseMoney(typed);
  return parsed.cents === 0 ? { problem: 'Please enter an amount above zero' } : parsed;
}
