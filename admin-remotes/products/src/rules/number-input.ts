import { moneyText, toCents } from '@shop/admin-kit';

/** The cents of a typed price above zero with at most two decimals, up to 99,999,999.99; otherwise undefined. */
export function priceInCents(price: string | number | null): number | undefined {
  const text = moneyText(String(price ?? ''));
  const cents = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? toCents(text) : 0;
  return cents > 0 ? cents : undefined;
}

/** The whole number at the beginning of a typed stock, as the specification reads it; 0 if there is none. */
export function stockOf(stock: string | number | null): number {
  const pieces = Number.parseInt(moneyText(String(stock ?? '')), 10);
  return Number.isNaN(pieces) ? 0 : pieces;
}

const MAX_STOCK = 1_000_000;

/** What is wrong with a typed stock. */
export function stockProblem(stock: string | number | null): string | undefined {
  const pieces = stockOf(stock);
  return pieces >= 0 && pieces <= MAX_STOCK ? undefined : 'Stock must be a whole number from 0 to 1,000,000, for example 12';
}

const MAX_OUNCES = 99_999.9;

/** The ounces of a typed weight; null for an empty one. */
export function weightOf(weight: string | number | null): number | null {
  const text = moneyText(String(weight ?? ''));
  return text === '' ? null : Number(text);
}

/** What is wrong with a typed weight, in the words of the server. */
export function weightProblem(weight: string | number | null): string | undefined {
  const text = moneyText(String(weight ?? ''));
  if (text === '') return undefined;
  if (!/^\d+(\.\d)?$/.test(text)) return 'Weight must be a number with at most one decimal';
  if (Number(text) === 0) return 'Weight must be at least 0.1 oz';
  return Number(text) > MAX_OUNCES ? `Weight must be at most ${MAX_OUNCES} oz` : undefined;
}

/** Below a typed stock that is not saved as it is typed. */
export function stockNote(stock: string | number | null): string | undefined {
  const text = String(stock ?? '').trim();
  if (/^\d*$/.test(text) || stockProblem(stock) !== undefined) return undefined;
  return `Will be saved as ${stockOf(stock).toLocaleString('en-US')}`;
}
