/** The stock fields of the product form; `stockQuantityRead` is the stock that the form was opened with. */
export interface StockEdit {
  stockQuantity?: number | undefined;
  stockQuantityRead?: number | undefined;
}

/**
 * The stock after an edit. With `stockQuantityRead` the edit is applied as a difference, so that pieces sold since the
 * form was opened stay sold; without it, `stockQuantity` is the new stock. Negative when more is removed than is left.
 */
export function stockAfter(now: number, { stockQuantity, stockQuantityRead }: StockEdit): number {
  if (stockQuantity === undefined) return now;
  return stockQuantityRead === undefined ? stockQuantity : now + stockQuantity - stockQuantityRead;
}
