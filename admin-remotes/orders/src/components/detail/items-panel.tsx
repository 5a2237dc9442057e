import { Button, formatCents, formatMoney, lineCents, toCents } from '@shop/admin-kit';
import type { AdminOrder, OrderItem } from '@shop/contract';
import { itemName } from '../../rules/format.ts';
import { Panel } from './panel.tsx';
import styles from '../../styles/order-panels.module.css';

interface ItemsPanelProps {
  order: AdminOrder;
  onReturn: () => void;
  onChangeSize: (item: OrderItem) => void;
}

/** The items at the price of the order, and how many of them came back. */
export function ItemsPanel({ order, onReturn, onChangeSize }: ItemsPanelProps) {
  const { items, returned, totalAmount, refundedAmount, moneyHidden } = order;
  const refunded = toCents(refundedAmount);
  const returnedOf = (itemId: string): number => returned.find((pieces) => pieces.itemId === itemId)?.quantity ?? 0;
  return (
    <Panel title="Items" action={order.canReturn && <Button onClick={onReturn}>Return to stock</Button>}>
      <ul className={styles.items}>
        {items.map((item) => {
          const { id, quantity, priceAtTime, product, variant } = item;
          return (
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
                  {returnedOf(id) > 0 && `, ${returnedOf(id)} returned`}
                </small>
                {order.canChangeSizes && variant && (
                  <Button
                    type="link"
                    size="small"
                    aria-label={`Change the size of ${itemName(item)}`}
                    onClick={() => onChangeSize(item)}
                  >
                    Change
                  </Button>
                )}
              </div>
              {!moneyHidden && <strong>{formatCents(lineCents(priceAtTime, quantity))}</strong>}
            </li>
          );
        })}
      </ul>
      {!moneyHidden && (
        <dl className={styles.sums}>
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
