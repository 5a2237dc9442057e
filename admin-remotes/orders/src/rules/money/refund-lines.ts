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
  /** Pieces of it that can still be kept out of the parcel. */
  toSend: number;
}

/** By the id of their item, as typed. */
export type LineAmounts = Readonly<Record<string, string | undefined>>;

export const refundLinesOf = ({ refundableLines }: Pick<AdminOrder, 'refundableLines'>): RefundLine[] =>
  refundableLines.map(({ itemId, name, quantity, total, amount, hasShare, toSend }) => ({
    itemId,
    name,
    quantity,
    totalCents: toCents(total),
    netCents: toCents(amount),
    hasShare,
    toSend,
  }));

/** What so many pieces cost, but never more than is left of their line; everything that is left for all of them. */
export function presetAmount({ quantity, totalCents, netCents }: RefundLine, pieces: number): string {
  return fromCents(pieces >= quantity ? netCents : Math.min(netCents, Math.round((totalCents * pieces) / quantity)));
}

/**
 * Of so many refunded pieces, those that are not sent: all that are still to be sent, without those that an earlier refund has left out
 * and that did not go back in money, because it failed.
 */
export function presetNotSent({ quantity, totalCents, netCents, toSend }: RefundLine, pieces: number): number {
  const unsent = Math.max(0, Math.round((quantity * netCents) / totalCents) - toSend);
  return Math.min(toSend, Math.max(0, pieces - unsent));
}

/** A line of a refund as the server wants it, in US dollars; `notSent` only until the order is shipped. */
export interface ChosenLine {
  itemId: string;
  amount: string;
  notSent?: number;
}

/** The goods of the lines that are chosen; undefined while none is, or a number of theirs is none. */
export function chosenLines(
  lines: readonly RefundLine[],
  pieces: Pieces,
  amounts: LineAmounts,
  notSent: Pieces,
): ChosenLine[] | undefined {
  const chosen = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  const found: ChosenLine[] = [];
  for (const { itemId, netCents, toSend } of lines.filter((line) => chosen.has(line.itemId))) {
    const { cents } = parsePositiveMoney(amounts[itemId] ?? '');
    if (cents === undefined || cents > netCents) return undefined;
    const unsent = notSent[itemId] ?? '';
    if (toSend > 0 && (typeof unsent !== 'number' || unsent > toSend)) return undefined;
    found.push({ itemId, amount: fromCents(cents), ...(toSend > 0 ? { notSent: Number(unsent) } : {}) });
  }
  return found.length > 0 ? found : undefined;
}
