import { fromCents, parsePositiveMoney, toCents } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { chosenPieces, type Pieces } from '../returns.ts';
import { chosenLines, type LineAmounts, type RefundLine } from './refund-lines.ts';

/** What a form of a refund holds. */
export interface RefundValues {
  share?: 'all' | 'part' | 'pieces';
  amount?: string;
  pieces?: Pieces;
  amounts?: LineAmounts;
  borneByShop?: boolean;
  reason?: string;
}

/** What a refund is of: an amount, or goods without their tax, in US dollars with two decimals. */
export type RefundParts = ({ amount: string } | { lines: { itemId: string; amount: string }[] }) & { borneByShop?: true };

/** An artist has a share of what is refunded. */
export function isShared({ share, pieces = {} }: RefundValues, lines: readonly RefundLine[]): boolean {
  if (share === undefined) return false;
  const wanted = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  return lines.some(({ itemId, hasShare }) => hasShare && (share !== 'pieces' || wanted.has(itemId)));
}

/** Undefined while the form does not say what is refunded. */
export function refundParts(
  values: RefundValues,
  { refundable }: Pick<AdminOrder, 'refundable'>,
  lines: readonly RefundLine[],
): RefundParts | undefined {
  const { share, amount = '', pieces = {}, amounts = {} } = values;
  const borne = values.borneByShop && isShared(values, lines) ? { borneByShop: true as const } : {};
  if (share === 'all') return { amount: refundable, ...borne };
  if (share === 'pieces') {
    const chosen = chosenLines(lines, pieces, amounts);
    return chosen && { lines: chosen, ...borne };
  }
  const { cents } = parsePositiveMoney(share === 'part' ? amount : '');
  return cents === undefined || cents > toCents(refundable) ? undefined : { amount: fromCents(cents), ...borne };
}
