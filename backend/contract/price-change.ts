import { toCents } from './money.js';

export const PRICE_DIRECTIONS = ['raise', 'lower'] as const;
export const PRICE_UNITS = ['percent', 'dollars'] as const;

/** A change of several prices by the same percentage or amount. */
export interface PriceChange {
  direction: (typeof PRICE_DIRECTIONS)[number];
  unit: (typeof PRICE_UNITS)[number];
  /** Above zero, at most 2 decimals. */
  value: string;
}

/** The largest price that the database holds. */
const MAX_PRICE_CENTS = 9_999_999_999;

/** The cents of a price after `change`, rounded to a cent; undefined for a result that is no price. */
export function changedPriceCents(cents: number, { direction, unit, value }: PriceChange): number | undefined {
  const hundredths = toCents(value) * (direction === 'raise' ? 1 : -1);
  const changed = unit === 'percent' ? Math.round((cents * (10_000 + hundredths)) / 10_000) : cents + hundredths;
  return changed > 0 && changed <= MAX_PRICE_CENTS ? changed : undefined;
}
