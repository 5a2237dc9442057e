export interface PricedRow {
  unitPriceCents: number;
  quantity: number;
}

interface InvoiceTotals {
  /** One amount per row, in their order. */
  rowCents: number[];
  totalCents: number;
}

/** The maximum of numeric(10,2). */
const MAX_CENTS = 9_999_999_999;

/** What the items and the tax cost together; undefined when it is larger than the database column. */
export function taxedTotal(subtotalCents: number, taxCents: number): number | undefined {
  const totalCents = subtotalCents + taxCents;
  return totalCents > MAX_CENTS ? undefined : totalCents;
}

/**
 * Row totals and their sum; undefined when the sum is larger than the database column. Amounts are not negative, so no row is larger
 * than the sum, and a sum above 2^53 that is rounded is still too large.
 */
export function invoiceTotals(items: readonly PricedRow[]): InvoiceTotals | undefined {
  const rowCents = items.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity);
  const totalCents = rowCents.reduce((sum, row) => sum + row, 0);
  return totalCents > MAX_CENTS ? undefined : { rowCents, totalCents };
}
