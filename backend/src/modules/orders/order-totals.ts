import { fromCents, lineCents } from '@shop/contract/money';

interface PricedLine {
  /** US dollars with two decimals, for one piece. */
  price: string;
  quantity: number;
}

interface AddedCharge {
  kind: string;
  cents: number;
}

/** Sum of price times quantity and of the charges, with two decimals. */
export function orderTotal(lines: readonly PricedLine[], charges: readonly AddedCharge[]): string {
  const pieces = lines.reduce((cents, line) => cents + lineCents(line.price, line.quantity), 0);
  return fromCents(charges.reduce((sum, { cents }) => sum + cents, pieces));
}

export const sumOfCharges = (charges: readonly AddedCharge[], kind: string): number =>
  charges.reduce((sum, charge) => sum + (charge.kind === kind ? charge.cents : 0), 0);
