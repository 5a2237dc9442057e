/** What a form says about stock; `stockQuantityRead` is the stock that it was opened with. */
export interface StockEdit {
  stockQuantity?: number | undefined;
  stockQuantityRead?: number | undefined;
}

/**
 * The stock after an edit. Against the number that the form read, an edit is a difference, so that pieces sold
 * meanwhile stay sold; without it, it is the new number. Negative when the difference takes more than is left.
 */
export function stockAfter(now: number, { stockQuantity, stockQuantityRead }: StockEdit): number {
  if (stockQuantity === undefined) return now;
  return stockQuantityRead === undefined ? stockQuantity : now + stockQuantity - stockQuantityRead;
}
