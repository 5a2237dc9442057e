import { fromCents, lineCents, toCents } from '@shop/contract/money';

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

/** What the items and the tax cost together; undefined when it is larger than the database column. */
export function taxedTotal(subtotal: string, taxAmount: string): string | undefined {
  const total = toCents(subtotal) + toCents(taxAmount);
  return total > MAX_CENTS ? undefined : fromCents(total);
}

/**
 * Row totals and their sum; undefined when the sum is larger than the database column. Amounts are not negative, so no row is larger
 * than the sum, and a sum above 2^53 that is rounded is still too large.
 */
export function invoiceTotals(items: readonly PricedRow[]): InvoiceTotals | undefined {
  const cents = items.map((item) => lineCents(item.unitPrice, item.quantity));
  const total = cents.reduce((sum, row) => sum + row, 0);
  return total > MAX_CENTS ? undefined : { rows: cents.map(fromCents), total: fromCents(total) };
}
