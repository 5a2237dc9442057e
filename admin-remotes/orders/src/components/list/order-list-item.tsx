import { Checkbox, CustomerLink, formatMoney, type Selection, toCents, usePaymentMethods, useShopTime } from '@shop/admin-kit';
import type { OrderRow, OrderStatus, PaymentStatus } from '@shop/contract';
import { Link, useLocation } from 'react-router-dom';
import { restOf } from '../../rules/money/amount-due.ts';
import { formatPieces } from '../../rules/format.ts';
import type { Step } from '../../rules/next-step.ts';
import { rowContents } from '../../rules/parcel/row-contents.ts';
import { OrderTags } from '../order-tags.tsx';
import { StepButton } from './step-button.tsx';
import styles from '../../styles/order-items.module.css';

interface OrderListItemProps {
  order: OrderRow;
  /** Undefined for accounts that may not ship. */
  selection: Selection | undefined;
  busy: boolean;
  /** What all orders of the list are. */
  implied: readonly (OrderStatus | PaymentStatus)[];
  onStep: (step: Step) => void;
}

/** One order of the list in narrow windows, with a button for the next step. */
export function OrderListItem({ order, selection, busy, implied, onStep }: OrderListItemProps) {
  const time = useShopTime();
  const methods = usePaymentMethods();
  const { id, orderNumber, customerName, customerEmail, createdAt, totalAmount, refundedAmount, pieces, paymentMethod } = order;
  const { search } = useLocation();
  const rest = restOf(order);
  return (
    <li className={styles.item}>
      <div className={styles.itemNumber}>
        <h3>
          {selection && (
            <Checkbox
              className={styles.itemCheck}
              aria-label={`Select ${orderNumber}`}
              checked={selection.has(id)}
              onChange={() => selection.toggle(id)}
            />
          )}
          <Link to={id} state={{ list: search }}>
            {orderNumber}
          </Link>
        </h3>
        <time dateTime={createdAt}>{time.moment(createdAt)}</time>
      </div>
      <div className={styles.itemCustomer}>
        <span>
          <CustomerLink email={customerEmail}>{customerName}</CustomerLink>
        </span>
        <small>{customerEmail}</small>
        <small className={styles.contents}>{rowContents(order)}</small>
      </div>
      <div className={styles.itemAmount}>
        {!order.moneyHidden && <strong>{formatMoney(totalAmount)}</strong>}
        <small>
          {methods.labelOf(paymentMethod)} · {formatPieces(pieces)}
        </small>
        {rest !== undefined && <small>{formatMoney(rest)} due</small>}
        {toCents(refundedAmount) > 0 && <small>{formatMoney(refundedAmount)} refunded</small>}
      </div>
      <OrderTags {...order} implied={implied} />
      <div className={styles.itemStep}>
        <StepButton order={order} busy={busy} onStep={onStep} />
      </div>
    </li>
  );
}
