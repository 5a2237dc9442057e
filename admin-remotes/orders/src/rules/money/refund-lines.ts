import { fromCents, parsePositiveMoney, toCents } from '@shop/admin-kit';
import { type AdminOrder, taxOfLineRefund } from '@shop/contract';
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
  taxCents: number;
  hasShare: boolean;
}

/** A line of which a part is to be refunded. */
interface ChosenLine {
  line: RefundLine;
  netCents: number;
  taxCents: number;
}

/** By the id of their item, as typed. */
export type LineAmounts = Readonly<Record<string, string | undefined>>;

export const refundLinesOf = ({ refundableLines }: Pick<AdminOrder, 'refundableLines'>): RefundLine[] =>
  refundableLines.map(({ total, amount, tax, ...line }) => ({
    ...line,
    totalCents: toCents(total),
    netCents: toCents(amount),
    taxCents: toCents(tax),
  }));

/** What so many pieces cost, but never more than is left of their line; everything that is left for all of them. */
export function presetAmount({ quantity, totalCents, netCents }: RefundLine, pieces: number): string {
  return fromCents(pieces >= quantity ? netCents : Math.min(netCents, Math.round((totalCents * pieces) / quantity)));
}

/** The lines that are chosen, with their tax; undefined while none is, or an amount is none. */
export function chosenLines(lines: readonly RefundLine[], pieces: Pieces, amounts: LineAmounts): ChosenLine[] | undefined {
  const chosen = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  const found: ChosenLine[] = [];
  for (const line of lines.filter(({ itemId }) => chosen.has(itemId))) {
    const { cents } = parsePositiveMoney(amounts[line.itemId] ?? '');
    if (cents === undefined || cents > line.netCents) return undefined;
    found.push({ line, netCents: cents, taxCents: taxOfLineRefund(cents, line) });
  }
  return found.length > 0 ? found : undefined;
}

export const centsOfLines = (chosen: readonly ChosenLine[]): number =>
  chosen.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0);
