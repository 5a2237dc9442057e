import type { FormInstance } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import type { Dispatch, SetStateAction } from 'react';
import { sizeStockConflict, stockConflict } from '../../api/save-errors.ts';
import { stockOf } from '../../rules/number-input.ts';
import type { ProductFields } from '../../rules/product-form.ts';
import type { SizeRow } from '../../rules/sizes/size-row.ts';
import { type StockMove, stockPath, withMovedStock, withSizeStock } from '../../rules/sizes/stock-update.ts';

/** The product as loaded: stock edits are changes relative to its stock, so it follows the stock that the server reports. */
export function loadedProduct(form: FormInstance<ProductFields>, setBase: Dispatch<SetStateAction<AdminProduct | null>>) {
  const pathOf = (variantId: string | null) => stockPath(form.getFieldValue('variants') as SizeRow[], variantId);

  /** Shows the stock of the server at its field, if the save failed because pieces were sold meanwhile. */
  const showStockConflict = (error: unknown): void => {
    const current = stockConflict(error) as AdminProduct | undefined;
    if (current) {
      setBase((loaded) => loaded && { ...loaded, stockQuantity: current.stockQuantity });
      form.setFields([{ name: 'stockQuantity', errors: [`Now ${current.stockQuantity} in stock`] }]);
    }
    const size = sizeStockConflict(error);
    if (size) {
      setBase((loaded) => loaded && withSizeStock(loaded, size));
      form.setFields([{ name: pathOf(size.variantId), errors: [`Now ${size.stockQuantity} in stock`] }]);
    }
  };
  const moveStock = (move: StockMove): void => {
    setBase((loaded) => loaded && withMovedStock(loaded, move));
    const name = pathOf(move.variantId);
    form.setFieldValue(name, stockOf(form.getFieldValue(name) as ProductFields['stockQuantity']) + move.quantity);
  };
  return { showStockConflict, moveStock };
}
