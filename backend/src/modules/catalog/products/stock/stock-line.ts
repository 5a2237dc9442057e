/** A size of a product, or a product without sizes. */
export interface StockKey {
  productId: string;
  /** The size; undefined or null for a product without sizes. */
  variantId?: string | null;
}

export interface StockLine extends StockKey {
  /** Whole pieces, at least 1. */
  quantity: number;
}

/** Equal for lines of the same product and size. */
export const lineKey = ({ productId, variantId }: StockKey): string => (variantId ? `${productId}/${variantId}` : productId);

/**
 * One line per product and size, sorted by product id: two buyers that lock products in the same order cannot deadlock. A line without
 * a size has no `variantId` at all, so that its JSON is the one from before sizes existed.
 */
export function sortedByProduct(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>();
  for (const line of lines) {
    const { productId, variantId } = line;
    const quantity = line.quantity + (sums.get(lineKey(line))?.quantity ?? 0);
    sums.set(lineKey(line), variantId ? { productId, variantId, quantity } : { productId, quantity });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
}
