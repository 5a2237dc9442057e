import { fromCents, parsePositiveMoney, toCents } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { chosenPieces, type Pieces } from '../returns.ts';

/** A line as it was sold, of which something can still be refunded, in cents. */
export interface RefundLine {
  itemId: string;
  /** "Dawn Hoodie, M". */
  name: string;
  quantity: number;
  totalCents: number;
  /** What is left of the goods, without tax. */
  netCents: number;
  hasShare: boolean;
}

/** By the id of their item, as typed. */
export type LineAmounts = Readonly<Record<string, string | undefined>>;

export const refundLinesOf = ({ refundableLines }: Pick<AdminOrder, 'refundableLines'>): RefundLine[] =>
  refundableLines.map(({ itemId, name, quantity, total, amount, hasShare }) => ({
    itemId,
    name,
    quantity,
    totalCents: toCents(total),
    netCents: toCents(amount),
    hasShare,
  }));

/** What so many pieces cost, but never more than is left of their line; everything that is left for all of them. */
export function presetAmount({ quantity, totalCents, netCents }: RefundLine, pieces: number): string {
  return fromCents(pieces >= quantity ? netCents : Math.min(netCents, Math.round((totalCents * pieces) / quantity)));
}

/** The goods of the lines that are chosen, in US dollars; undefined while none is, or an amount is none. */
export function chosenLines(
  lines: readonly RefundLine[],
  pieces: Pieces,
  amounts: LineAmounts,
): { itemId: string; amount: string }[] | undefined {
  const chosen = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  const found: { itemId: string; amount: string }[] = [];
  for (const { itemId, netCents } of lines.filter((line) => chosen.has(line.itemId))) {
    const { cents } = parsePositiveMoney(amounts[itemId] ?? '');
    if (cents === undefined || cents > netCents) return undefined;
    found.push({ itemId, amount: fromCents(cents) });
  }
  return found.length > 0 ? found : undefined;
}
