import { formatCents, formatMoney, toCents } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { centsOfLines, type chosenLines, type RefundLine } from '../../rules/money/refund-lines.ts';
import { chosenPieces, type Pieces } from '../../rules/returns.ts';
import { AmountItem } from './amount-item.tsx';
import { PieceInput } from './piece-inputs.tsx';
import styles from '../../styles/refund-lines.module.css';

interface RefundLinesProps {
  order: AdminOrder;
  lines: readonly RefundLine[];
  pieces: Pieces;
  chosen: ReturnType<typeof chosenLines>;
}

/**
 * How many pieces of which items are refunded, and how much of each: preset to their price, or to what is left of them. Stock does not
 * change: pieces come back with "Return to stock".
 */
export function RefundLines({ order, lines, pieces, chosen }: RefundLinesProps) {
  const wanted = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  const total = chosen && centsOfLines(chosen);
  const isTooMuch = total !== undefined && total > toCents(order.refundable);
  if (lines.length === 0) return <p className={styles.sum}>Nothing is left of the pieces of this order.</p>;
  return (
    <>
      {lines.map(({ itemId, name, quantity, netCents }) => (
        <div key={itemId} className={styles.line}>
          <PieceInput itemId={itemId} label={name} max={quantity} />
          {wanted.has(itemId) && (
            <AmountItem
              name={['amounts', itemId]}
              label={`Amount for ${name}`}
              max={{ cents: netCents, problem: `At most ${formatCents(netCents)} can be refunded` }}
            />
          )}
        </div>
      ))}
      <p aria-live="polite" className={isTooMuch ? styles.problem : styles.sum}>
        {wanted.size === 0 && 'Please enter how many pieces are refunded.'}
        {isTooMuch && `At most ${formatMoney(order.refundable)} can be refunded`}
        {chosen && !isTooMuch && taxText(chosen)}
      </p>
    </>
  );
}

function taxText(chosen: NonNullable<RefundLinesProps['chosen']>): string {
  const tax = chosen.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return tax === 0 ? '' : `${formatCents(tax)} of sales tax goes back with them: ${formatCents(centsOfLines(chosen))} in total.`;
}
