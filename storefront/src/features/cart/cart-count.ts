// Imports nothing: it is part of the script that every page loads first.
export function cartCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

export const cartButtonLabel = (count: number): string =>
  count > 0 ? `Open cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Open cart';
