import { lineCents, type CartLine } from '@shop/contract';

export function cartCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

export function cartTotalCents(lines: readonly { quantity: number; product: { price: string } }[]): number {
  return lines.reduce((cents, line) => cents + lineCents(line.product.price, line.quantity), 0);
}
