import { Button, formatCents, formatMoney, lineCents, Panel, toCents } from '@shop/admin-kit';
import { type AdminOrder, type OrderItem, signedCents, stateCodeOf } from '@shop/contract';
import { itemName } from '../../rules/format.ts';
import styles from '../../styles/order-panels.module.css';

interface ItemsPanelProps {
  order: AdminOrder;
  onReturn: () => void;
  onChangeSize: (item: OrderItem) => void;
}

const subtotalOf = (items: readonly OrderItem[]): number =>
  items.reduce((sum, { priceAtTime, quantity }) => sum + lineCents(priceAtTime, quantity), 0);

/** The items at the price of the order, and how many of them were not sent or came back. */
export function ItemsPanel({ order, onReturn, onChangeSize }: ItemsPanelProps) {
  const { items, returned, totalAmount, refundedAmount, moneyHidden } = order;
  const refunded = toCents(refundedAmount);
  const returnedOf = ({ id, notSent = 0 }: OrderItem): number =>
    (returned.find(({ itemId }) => itemId === id)?.quantity ?? 0) - notSent;
  return (
    <Panel title="Items" action={order.canReturn && <Button onClick={onReturn}>Return to stock</Button>}>
      <ul className={styles.items}>
        {items.map((item) => {
          const { id, quantity, priceAtTime, product, variant, notSent = 0 } = item;
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
                  {notSent > 0 && `, ${notSent} not sent`}
                  {returnedOf(item) > 0 && `, ${returnedOf(item)} returned`}
                </small>
                {order.canChangeSizes && variant && quantity > notSent && (
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
          {order.charges.length > 0 && (
            <div>
              <dt>Subtotal</dt>
              <dd>{formatCents(subtotalOf(items))}</dd>
            </div>
          )}
          {order.charges.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCents(signedCents(amount))}</dd>
            </div>
          ))}
          <div className={styles.total}>
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
      {moneyHidden && order.charges.map(({ label }) => <p key={label}>{label}</p>)}
      <TaxedElsewhere order={order} />
    </Panel>
  );
}

/** The address was corrected to another state; the charges stay as they were paid. */
function TaxedElsewhere({ order: { charges, shipState, shippingAddress } }: { order: AdminOrder }) {
  const isTaxed = charges.some(({ kind }) => kind === 'tax');
  if (!isTaxed || shipState === null || shippingAddress.state === '') return null;
  if (stateCodeOf(shippingAddress.state) === shipState) return null;
  return <p>Sales tax was worked out for {shipState}.</p>;
}
