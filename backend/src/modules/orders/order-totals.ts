import { fromCents, lineCents } from '@shop/contract/money';

interface PricedLine {
  /** US dollars with two decimals, for one piece. */
  price: string;
  quantity: number;
}

/** Sum of price times quantity with two decimals. There is no tax, shipping or discount. */
export function orderTotal(lines: readonly PricedLine[]): string {
  return fromCents(lines.reduce((cents, line) => cents + lineCents(line.price, line.quantity), 0));
}
