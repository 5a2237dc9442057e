import { taxOf } from '../book/give-back.js';
import { amountIsNotTheSum, refundedItemNotFound, refundLineTooLarge, refundTooLarge } from '../orders.errors.js';
import type { LineLeft } from './refundable-lines.js';

interface RequestedLine {
  itemId: string;
  /** Of the goods without tax. */
  cents: number;
}

/** What a refund is of; no lines: of an amount. */
export interface RefundParts {
  cents: number;
  lines: readonly { itemId: string; cents: number }[];
}

/** Everything that remains, or the cents that are wanted. Throws 409 when less is left. */
export function partsOfAmount(wanted: number | undefined, left: number): RefundParts {
  const cents = wanted ?? left;
  if (cents > left || left === 0) throw refundTooLarge(left);
  return { cents, lines: [] };
}

/** The lines with their tax. Throws 404 for another order's item, 409 above what is left, and 400 when other cents are wanted. */
export function partsOfLines(
  requested: readonly RequestedLine[],
  wanted: number | undefined,
  linesOfOrder: readonly LineLeft[],
  left: number,
): RefundParts {
  const found = new Map(linesOfOrder.map((line) => [line.itemId, line]));
  const lines = requested.map(({ itemId, cents }, position) => {
    const line = found.get(itemId.toLowerCase());
    if (!line) throw refundedItemNotFound();
    if (cents > line.netCents) throw refundLineTooLarge(position, line, line.netCents);
    return { itemId: line.itemId, cents, tax: taxOf(cents, line) };
  });
  const cents = lines.reduce((sum, line) => sum + line.cents + line.tax, 0);
  if (wanted !== undefined && wanted !== cents) throw amountIsNotTheSum(cents);
  if (cents > left) throw refundTooLarge(left);
  return { cents, lines };
}
