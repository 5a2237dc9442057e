import type { AdminProduct } from '@shop/contract';

export const formatPieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** How many pieces of a product that gets sizes have none yet. */
export function unsizedStockText(stock: number, sum: number): string {
  if (sum === stock) return `All ${formatPieces(stock)} have a size`;
  if (sum > stock) return `${formatPieces(sum - stock)} more than the ${stock} in stock`;
  return `${formatPieces(stock)} ${stock === 1 ? 'has' : 'have'} no size yet: ${stock - sum} to hand out`;
}

export const waitingText = (count: number): string => `${formatPieces(count)} ${count === 1 ? 'waits' : 'wait'} for a size`;

/** "S 4 · M 0 · L 9": the sizes in the shop. */
export const sizesText = ({ variants }: Pick<AdminProduct, 'variants'>): string =>
  variants
    .filter(({ isActive }) => isActive)
    .map(({ label, stockQuantity }) => `${label} ${stockQuantity}`)
    .join(' · ');
