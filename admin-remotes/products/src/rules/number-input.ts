import { toCents } from '@shop/contract';

/** The cents of a price above zero with at most two decimals, up to 99,999,999.99; otherwise undefined. */
export function priceInCents(price: string | number | null): number | undefined {
  const text = String(price ?? '').trim();
  const cents = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? toCents(text) : 0;
  return cents > 0 ? cents : undefined;
}

/** A whole number of pieces; 0 if the text is not a number. */
export function stockOf(stock: string | number | null): number {
  const pieces = Number.parseInt(String(stock ?? ''), 10);
  return Number.isNaN(pieces) ? 0 : Math.max(pieces, 0);
}

/**
 * The decimal text of a typed price: a comma before three digits groups thousands, one before two digits at the end is a
 * decimal point. antd's own parser drops every comma, which made 2550 of "25,50".
 */
export const priceText = (typed = ''): string =>
  typed
    .replace(/^[\s$]+|\s+$/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replace(/,(?=\d{3}(\D|$))/g, '');
