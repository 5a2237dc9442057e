import { formatCents } from '@shop/admin-kit';
import type { RefundLine } from '../../rules/money/refund-lines.ts';
import { chosenPieces, type Pieces } from '../../rules/returns.ts';
import { AmountItem } from './amount-item.tsx';
import { PieceInput } from './piece-inputs.tsx';
import styles from '../../styles/refund-lines.module.css';

interface RefundLinesProps {
  lines: readonly RefundLine[];
  pieces: Pieces;
}

/**
 * How many pieces of which items are refunded, and how much of each: preset to their price, or to what is left of them. Stock does not
 * change: pieces come back with "Return to stock".
 */
export function RefundLines({ lines, pieces }: RefundLinesProps) {
  const wanted = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  if (lines.length === 0) return <p className={styles.sum}>Nothing is left of the pieces of this order.</p>;
  return lines.map(({ itemId, name, quantity, netCents }) => (
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
  ));
}
