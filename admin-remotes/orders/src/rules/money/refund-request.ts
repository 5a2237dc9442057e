import { fromCents, parsePositiveMoney, toCents } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { chosenPieces, type Pieces } from '../returns.ts';
import { type ChosenLine, chosenLines, type LineAmounts, type RefundLine } from './refund-lines.ts';

/** What a form of a refund holds. */
export interface RefundValues {
  share?: 'all' | 'part' | 'pieces';
  amount?: string;
  pieces?: Pieces;
  amounts?: LineAmounts;
  /** Of the chosen pieces, those that are not sent. */
  notSent?: Pieces;
  /** Of the shipping, as typed; empty for none of it. */
  shipping?: string;
  borneByShop?: boolean;
  reason?: string;
}

/** What a refund is of: an amount, or goods and shipping without their tax, in US dollars with two decimals. */
export type RefundParts = ({ amount: string } | { lines?: ChosenLine[]; shipping?: string }) & { borneByShop?: true };

/** An artist has a share of what is refunded. */
export function isShared({ share, pieces = {} }: RefundValues, lines: readonly RefundLine[]): boolean {
  if (share === undefined) return false;
  const wanted = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  return lines.some(({ itemId, hasShare }) => hasShare && (share !== 'pieces' || wanted.has(itemId)));
}

/** Undefined while the form does not say what is refunded. */
export function refundParts(
  values: RefundValues,
  { refundable, refundableShipping }: Pick<AdminOrder, 'refundable' | 'refundableShipping'>,
  lines: readonly RefundLine[],
): RefundParts | undefined {
  const { share, amount = '' } = values;
  const borne = values.borneByShop && isShared(values, lines) ? { borneByShop: true as const } : {};
  if (share === 'all') return { amount: refundable, ...borne };
  if (share === 'pieces') {
    const named = namedParts(values, lines, refundableShipping?.amount ?? '0.00');
    return named && { ...named, ...borne };
  }
  const { cents } = parsePositiveMoney(share === 'part' ? amount : '');
  return cents === undefined || cents > toCents(refundable) ? undefined : { amount: fromCents(cents), ...borne };
}

/** Undefined while nothing is named, or a field holds what it cannot. */
function namedParts(
  { pieces = {}, amounts = {}, notSent = {}, shipping = '' }: RefundValues,
  lines: readonly RefundLine[],
  shippingLeft: string,
): { lines?: ChosenLine[]; shipping?: string } | undefined {
  const hasPieces = chosenPieces(pieces).length > 0;
  const chosen = hasPieces ? chosenLines(lines, pieces, amounts, notSent) : undefined;
  if (hasPieces && !chosen) return undefined;
  if (shipping.trim() === '') return chosen && { lines: chosen };
  const { cents } = parsePositiveMoney(shipping);
  if (cents === undefined || cents > toCents(shippingLeft)) return undefined;
  return { ...(chosen ? { lines: chosen } : {}), shipping: fromCents(cents) };
}

/** Nothing of the order is left to send after it. */
export function leavesNothingToSend(
  { share, pieces = {}, notSent = {} }: RefundValues,
  toSend: ReadonlyMap<string, number>,
): boolean {
  if (share !== 'pieces') return false;
  const kept = new Map(chosenPieces(pieces).map(({ itemId }) => [itemId, notSent[itemId]]));
  const left = [...toSend].filter(([, count]) => count > 0);
  return left.length > 0 && left.every(([itemId, count]) => kept.get(itemId) === count);
}
