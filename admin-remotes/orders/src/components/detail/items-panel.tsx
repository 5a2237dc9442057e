import { formatCents, formatMoney, lineCents, toCents } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { itemName } from '../../rules/format.ts';
import { Panel } from './panel.tsx';

/** The items at the price of the order. */
export function ItemsPanel({ order }: { order: DeskOrder }) {
  const { items, totalAmount, refundedAmount, moneyHidden } = order;
  const refunded = toCents(refundedAmount);
  return (
    <Panel title="Items">
      <ul className="order-items">
        {items.map(({ id, quantity, priceAtTime, product, variant }) => (
          <li key={id}>
            {product.imageUrl ? (
              <img src={product.imageUrl} alt="" width={48} height={60} loading="lazy" />
            ) : (
              <span aria-hidden />
            )}
            <div>
              <p>{itemName({ product, variant })}</p>
              <small>
                {quantity} ×{moneyHidden ? '' : ` ${formatMoney(priceAtTime)}`}
              </small>
            </div>
            {!moneyHidden && <strong>{formatCents(lineCents(priceAtTime, quantity))}</strong>}
          </li>
        ))}
      </ul>
      {!moneyHidden && (
        <dl className="order-sums">
          <div>
            <dt>Total</dt>
            <dd>{formatMoney(totalAmount)}</dd>
          </div>
          {refunded > 0 && (
            <div>
              <dt>Refunded</dt>
              <dd>{formatCents(-refunded)}</dd>
            </div>
          )}
        </dl>
      )}
    </Panel>
  );
}
