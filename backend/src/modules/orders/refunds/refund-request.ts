import { taxOf } from '../book/give-back.js';
import {
  amountIsNotTheSum,
  refundedItemNotFound,
  refundLineTooLarge,
  refundShippingTooLarge,
  refundTooLarge,
} from '../orders.errors.js';
import type { LineLeft } from './refundable-lines.js';

interface RequestedLine {
  itemId: string;
  /** Of the goods without tax. */
  cents: number;
  /** Pieces that are not sent; null: not specified. */
  notSent: number | null;
}

export interface NamedParts {
  lines: readonly RequestedLine[];
  /** Without tax. */
  shippingCents: number;
}

/** What a refund is of; without lines and shipping: of an amount. */
export interface RefundParts extends NamedParts {
  cents: number;
}

type Left = Pick<LineLeft, 'netCents' | 'taxCents'>;

/** Everything that remains, or the cents that are wanted. Throws 409 when less is left. */
export function partsOfAmount(wanted: number | undefined, left: number): RefundParts {
  const cents = wanted ?? left;
  if (cents > left || left === 0) throw refundTooLarge(left);
  return { cents, lines: [], shippingCents: 0 };
}

/** The lines and the shipping with their tax. Throws 404 for another order's item, 409 above what is left, 400 when other cents are wanted. */
export function namedParts(
  { lines: requested, shippingCents }: NamedParts,
  wanted: number | undefined,
  partsLeft: { lines: readonly LineLeft[]; shipping: Left },
  left: number,
): RefundParts {
  const found = new Map(partsLeft.lines.map((line) => [line.itemId, line]));
  let cents = shippingCents + taxOf(shippingCents, partsLeft.shipping);
  if (shippingCents > partsLeft.shipping.netCents) throw refundShippingTooLarge(partsLeft.shipping.netCents);
  const lines = requested.map((asked, position) => {
    const line = found.get(asked.itemId.toLowerCase());
    if (!line) throw refundedItemNotFound();
    if (asked.cents > line.netCents) throw refundLineTooLarge(position, line, line.netCents);
    cents += asked.cents + taxOf(asked.cents, line);
    return { ...asked, itemId: line.itemId };
  });
  if (wanted !== undefined && wanted !== cents) throw amountIsNotTheSum(cents);
  if (cents > left) throw refundTooLarge(left);
  return { cents, lines, shippingCents };
}
