import { fromCents, toCents } from '@shop/contract/money';
import { taxOf } from '../book/give-back.js';
import { amountIsNotTheSum, refundedItemNotFound, refundLineTooLarge, refundTooLarge } from '../orders.errors.js';
import type { LineLeft } from './refundable-lines.js';

interface RequestedLine {
  itemId: string;
  /** US dollars with two decimals, of the goods without tax. */
  amount: string;
}

/** What a refund is of; no lines: of an amount. */
export interface RefundParts {
  cents: number;
  lines: readonly { itemId: string; cents: number }[];
}

/** Everything that remains, or the amount. Throws 409 when less is left. */
export function partsOfAmount(amount: string | null | undefined, left: number): RefundParts {
  const cents = amount === undefined || amount === null ? left : toCents(amount);
  if (cents > left || left === 0) throw refundTooLarge(fromCents(left));
  return { cents, lines: [] };
}

/** The lines with their tax. Throws 404 for another order's item, 409 above what is left, and 400 when `amount` is another sum. */
export function partsOfLines(
  requested: readonly RequestedLine[],
  amount: string | null | undefined,
  linesOfOrder: readonly LineLeft[],
  left: number,
): RefundParts {
  const found = new Map(linesOfOrder.map((line) => [line.itemId, line]));
  const lines = requested.map(({ itemId, amount: goods }, position) => {
    const line = found.get(itemId.toLowerCase());
    if (!line) throw refundedItemNotFound();
    const cents = toCents(goods);
    if (cents > line.netCents) throw refundLineTooLarge(position, line, fromCents(line.netCents));
    return { itemId: line.itemId, cents, tax: taxOf(cents, line) };
  });
  const cents = lines.reduce((sum, line) => sum + line.cents + line.tax, 0);
  if (amount !== undefined && amount !== null && toCents(amount) !== cents) throw amountIsNotTheSum(fromCents(cents));
  if (cents > left) throw refundTooLarge(fromCents(left));
  return { cents, lines };
}
