import { toCents } from '@shop/admin-kit';
import type { AdminOrder, AdminProductVariant, OrderItem } from '@shop/contract';

/** Sizes that can be chosen for the item, with what is left of them: "L, 3 left". */
export function sizeOptions(sizes: readonly AdminProductVariant[], current: string, quantity: number) {
  return sizes
    .filter(({ id, isActive }) => isActive && id !== current)
    .map(({ id, label, stockQuantity }) => ({
      value: id,
      label: stockQuantity === 0 ? `${label}, sold out` : `${label}, ${stockQuantity} left`,
      disabled: stockQuantity < quantity,
    }));
}

/**
 * By how many cents one piece becomes dearer: the sizes' difference of today, or the price of the item that has the size already. The
 * server computes the same when the change is sent.
 */
export function centsMore(
  { items }: Pick<AdminOrder, 'items'>,
  item: OrderItem,
  sizes: readonly AdminProductVariant[],
  wanted: string,
): number {
  const other = items.find(({ productId, variant }) => productId === item.productId && variant?.id === wanted);
  const paid = toCents(item.priceAtTime);
  if (other) return toCents(other.priceAtTime) - paid;
  const priceOf = (id: string | undefined): number => toCents(sizes.find((size) => size.id === id)?.price ?? item.priceAtTime);
  return Math.max(1 - paid, priceOf(wanted) - priceOf(item.variant?.id));
}
