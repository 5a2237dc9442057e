import { formatCents, formatMoney, toCents } from '@shop/admin-kit';
import type { RefundPreview } from '@shop/contract';

type Parts = RefundPreview['parts'];
type Kind = Parts[number]['kind'];

const KINDS: readonly [Kind, string][] = [
  ['tax', 'tax'],
  ['fee', 'fees'],
  ['shipping', 'shipping'],
  ['goods', 'goods'],
  ['beyond', 'paid too much'],
];

const centsOf = (parts: Parts, kind: Kind): number =>
  parts.filter((part) => part.kind === kind).reduce((sum, { amount }) => sum + toCents(amount), 0);

/** "Of it: tax $0.70, shipping $1.05, goods $12.20". Empty when all of it is one thing. */
export function partsText({ parts }: RefundPreview): string {
  const given = KINDS.map(([kind, label]) => ({ label, cents: centsOf(parts, kind) })).filter(({ cents }) => cents !== 0);
  return given.length < 2 ? '' : `Of it: ${given.map(({ label, cents }) => `${label} ${formatCents(cents)}`).join(', ')}`;
}

/** "$2.40 of sales tax goes back with them: $42.40 in total." Empty without tax. */
export function taxText({ parts, total }: RefundPreview): string {
  const tax = centsOf(parts, 'tax');
  return tax === 0 ? '' : `${formatCents(tax)} of sales tax goes back with them: ${formatMoney(total)} in total.`;
}

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** "$5.90 of it comes from Joaquín Reyes’ share, $2.00 from Ana Ruiz’s". Empty when no artist loses anything. */
export const sharesText = ({ shares }: RefundPreview): string =>
  shares
    .map(({ artistName, amount }, place) =>
      place === 0
        ? `${formatMoney(amount)} of it comes from ${possessive(artistName)} share`
        : `${formatMoney(amount)} from ${possessive(artistName)}`,
    )
    .join(', ');
