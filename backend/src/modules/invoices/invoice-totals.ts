import { fromCents, lineCents } from '@shop/contract/money';

export interface PricedRow {
  /** US dollars with at most two decimals. */
  unitPrice: string;
  quantity: number;
}

interface InvoiceTotals {
  /** One amount per row, in their order. */
  rows: string[];
  total: string;
}

/** The maximum of numeric(10,2). */
const MAX_CENTS = 9_999_999_999;

/**
 * Row totals and their sum; undefined when one of them is larger than the database column. Cents stay far below 2^53: a row is at
 * most 9,999 times 10^10, and rows above the limit are not summed.
 */
export function invoiceTotals(items: readonly PricedRow[]): InvoiceTotals | undefined {
  const cents = items.map((item) => lineCents(item.unitPrice, item.quantity));
  if (cents.some((row) => row > MAX_CENTS)) return undefined;
  const total = cents.reduce((sum, row) => sum + row, 0);
  return total > MAX_CENTS ? undefined : { rows: cents.map(fromCents), total: fromCents(total) };
}
