import type { CartLine } from '@shop/contract';
import { formatPrice } from '#lib/money.ts';
import { nameWithSize } from '#lib/name-with-size.ts';

/** A line that asks for more pieces than there are. */
export interface Shortage {
  line: CartLine;
  left: number;
  /** "Rising Tee is sold out." */
  text: string;
}

/** What differs between two states of a cart, one sentence for each line. */
export function cartChanges(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  const old = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id)).map((line) => `${nameOf(line)} is no longer in your cart.`);
  return [...removed, ...after.flatMap((line) => changesOf(old.get(line.id), line))];
}

const nameOf = ({ product, variant }: CartLine): string => nameWithSize(product.name, variant);

function changesOf(before: CartLine | undefined, line: CartLine): string[] {
  const { product, quantity, variant } = line;
  const name = nameOf(line);
  if (!before) return [`${name} was added.`];
  const changes: string[] = [];
  if (variant && before.variant?.id !== variant.id) {
    const instead = before.variant ? ` instead of ${before.variant.label}` : '';
    changes.push(`${product.name} is now in size ${variant.label}${instead}.`);
  }
  if (before.product.price !== product.price) {
    changes.push(`${name} now costs ${formatPrice(product.price)} instead of ${formatPrice(before.product.price)}.`);
  }
  if (before.quantity !== quantity) changes.push(`The quantity of ${name} is now ${quantity} instead of ${before.quantity}.`);
  return changes;
}

export function shortages(lines: readonly CartLine[]): Shortage[] {
  return lines
    .filter(({ quantity, product }) => quantity > product.stockQuantity)
    .map((line) => {
      const left = line.product.stockQuantity;
      const name = nameOf(line);
      return { line, left, text: left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left in stock.` };
    });
}
