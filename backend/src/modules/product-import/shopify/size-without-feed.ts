import type { VariantValues } from '#modules/catalog/index.js';
import type { SnapshotSize } from './feed-product.entity.js';
import { fromTo } from './feed-stock.js';
import type { ShopSize, SizePlan } from './size-plan.js';

/** A size as it is. */
export const asWanted = (row: ShopSize): VariantValues => ({
  id: row.id,
  values: row.optionValues,
  stockQuantity: row.stockQuantity,
  isActive: row.isActive,
});

/** A size that is gone from the feed loses what the feed had given, and is retired when nothing is left. */
export function withoutFeed(
  row: ShopSize,
  before: SnapshotSize | undefined,
  { gone, changed }: Pick<SizePlan, 'gone' | 'changed'>,
): VariantValues {
  if (!before || !row.isActive) return asWanted(row);
  const stockQuantity = Math.max(0, row.stockQuantity - (before.stock ?? 0));
  const stock = fromTo(row.stockQuantity, stockQuantity);
  if (stockQuantity === 0) gone.push(`${row.label} (${stock})`);
  else if (stockQuantity !== row.stockQuantity) changed.push(`${row.label} ${stock}`);
  return { ...asWanted(row), stockQuantity, isActive: stockQuantity > 0 };
}
