import { formatMoney, Panel, toCents, useShopTime } from '@shop/admin-kit';
import type { Customer, OrderRow } from '@shop/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPieces } from '../../rules/format.ts';
import { OrderTags } from '../order-tags.tsx';
import orderPageStyles from '../../styles/order-page.module.css';
import customerStyles from '../../styles/customer.module.css';

/** The newest orders; all of them are in the order list, searched by the address. */
export function CustomerOrders({ customer: { email, orderCount, orders } }: { customer: Customer }) {
  const search = new URLSearchParams({ queue: 'all', search: email });
  const all = orderCount > orders.length && <Link to={{ pathname: '..', search: search.toString() }}>Show all {orderCount}</Link>;
  return (
    <Panel title="Orders" action={all}>
      {orders.length === 0 ? (
        <p className={orderPageStyles.empty}>No orders yet.</p>
      ) : (
        <ul className={customerStyles.rows} aria-label="Orders">
          {orders.map((order) => (
            <CustomerOrder key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface CustomerOrderProps {
  order: OrderRow;
  note?: ReactNode;
}

/** One line of a list of orders. */
export function CustomerOrder({ order, note }: CustomerOrderProps) {
  const time = useShopTime();
  const { id, orderNumber, createdAt, totalAmount, refundedAmount, pieces } = order;
  return (
    <li>
      <div>
        <Link to={`/orders/${id}`}>{orderNumber}</Link>{' '}
        <small>
          <time dateTime={createdAt}>{time.moment(createdAt)}</time> · {formatPieces(pieces)}
        </small>
        {note && <small>{note}</small>}
      </div>
      <OrderTags {...order} />
      <div className={customerStyles.amount}>
        <strong>{formatMoney(totalAmount)}</strong>
        {toCents(refundedAmount) > 0 && <small>{formatMoney(refundedAmount)} refunded</small>}
      </div>
    </li>
  );
}
