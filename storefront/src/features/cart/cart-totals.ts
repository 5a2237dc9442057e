import { lineCents } from '@shop/contract';

export function cartTotalCents(lines: readonly { quantity: number; product: { price: string } }[]): number {
  return lines.reduce((cents, line) => cents + lineCents(line.product.price, line.quantity), 0);
}
