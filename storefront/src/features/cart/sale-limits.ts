import type { CartLine } from '@shop/contract';
import { MAX_QUANTITY } from '#config/limits.ts';

/** How many pieces a line may have: fewer where an order may have few of its product, and not more before the sale begins. */
export function mostOfLine({ id, quantity, product }: CartLine, lines: readonly CartLine[]): number {
  if (product.opensAt) return quantity;
  const others = lines.filter((other) => other.product.id === product.id && other.id !== id);
  const left = (product.mostPerOrder ?? Infinity) - others.reduce((sum, other) => sum + other.quantity, 0);
  return Math.min(MAX_QUANTITY, left);
}
