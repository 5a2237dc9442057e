import { CountItem, formatCents, formatMoney, toCents } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import type { RefundLine } from '../../rules/money/refund-lines.ts';
import { chosenPieces, type Pieces } from '../../rules/returns.ts';
import { AmountItem, atMost } from './amount-item.tsx';
import { PieceInput } from './piece-inputs.tsx';
import styles from '../../styles/refund-lines.module.css';

interface RefundLinesProps {
  lines: readonly RefundLine[];
  shipping: AdminOrder['refundableShipping'];
  pieces: Pieces;
}

/**
 * How many pieces of which items are refunded, and how much of each: preset to their price, or to what is left of them. Until the order is
 * shipped, they are preset to be left out of the parcel and restocked; later, pieces come back with "Return to stock".
 */
export function RefundLines({ lines, shipping, pieces }: RefundLinesProps) {
  const wanted = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  if (lines.length === 0 && !shipping) return <p className={styles.sum}>Nothing is left of the pieces of this order.</p>;
  return (
    <>
      {lines.map(({ itemId, name, quantity, netCents, toSend }) => (
        <div key={itemId} className={styles.line}>
          <PieceInput itemId={itemId} label={name} max={quantity} />
          {wanted.has(itemId) && (
            <AmountItem
              name={['amounts', itemId]}
              label={`Amount for ${name}`}
              max={{ cents: netCents, problem: `At most ${formatCents(netCents)} can be refunded` }}
            />
          )}
          {wanted.has(itemId) && toSend > 0 && (
            <div className={styles.notSent}>
              <CountItem
                name={['notSent', itemId]}
                label={`Not sent of ${name}`}
                extra="They are in stock again"
                min={0}
                max={toSend}
                required="Please enter how many pieces are not sent"
                suffix={`of ${toSend}`}
              />
            </div>
          )}
        </div>
      ))}
      {shipping && (
        <AmountItem
          name="shipping"
          label="Shipping (optional)"
          extra={`${formatMoney(shipping.amount)} is left of it`}
          max={atMost(toCents(shipping.amount), 'can be refunded')}
          optional
        />
      )}
    </>
  );
}
