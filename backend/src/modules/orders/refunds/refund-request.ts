import { fromCents, toCents } from '@shop/contract/money';
import { taxOfLineRefund } from '@shop/contract/refund-lines';
import type { DataSource, EntityManager } from 'typeorm';
import { itemName } from '../item-name.js';
import { amountIsNotTheSum, refundedItemNotFound, refundLineTooLarge, refundTooLarge } from '../orders.errors.js';
import { partsLeft } from './refundable-lines.queries.js';
import { type LineLeft, refundableLines } from './refundable-lines.js';

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

/** What can be refunded of each line of an order now. */
export async function linesLeft(db: DataSource | EntityManager, orderId: string): Promise<readonly LineLeft[]> {
  const stored = await partsLeft.first(db, orderId);
  if (!stored) return [];
  const lines = stored.lines.map(({ productName, variantLabel, ...line }) => ({
    ...line,
    name: itemName(productName, variantLabel),
  }));
  return refundableLines({ ...stored, lines });
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
    return { itemId: line.itemId, cents, tax: taxOfLineRefund(cents, line) };
  });
  const cents = lines.reduce((sum, line) => sum + line.cents + line.tax, 0);
  if (amount !== undefined && amount !== null && toCents(amount) !== cents) throw amountIsNotTheSum(fromCents(cents));
  if (cents > left) throw refundTooLarge(fromCents(left));
  return { cents, lines };
}
