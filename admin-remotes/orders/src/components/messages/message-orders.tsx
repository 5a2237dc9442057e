import { useRight } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../api/get-customer.ts';
import { ordersBeside } from '../../rules/messages/named-orders.ts';
import { CustomerOrder } from '../customer/customer-orders.tsx';
import customerStyles from '../../styles/customer.module.css';
import styles from '../../styles/messages.module.css';

interface MessageOrdersProps {
  email: string;
  /** The orders that the message names. */
  named: readonly OrderRow[];
}

/** The orders that the message names, then the newest ones of its sender. */
export function MessageOrders({ email, named }: MessageOrdersProps) {
  const mayRead = useRight('read-customers');
  const customer = useQuery({ ...customerQuery(email), enabled: mayRead }).data;
  const orders = ordersBeside(named, customer?.orders ?? []);
  if (!mayRead || orders.length === 0) return null;
  const isOthers = ({ customerEmail }: OrderRow): boolean => customerEmail.toLowerCase() !== email.toLowerCase();
  return (
    <aside className={styles.orders}>
      <h4>Orders</h4>
      <ul className={customerStyles.rows} aria-label="Orders of this message">
        {orders.map((order) => (
          <CustomerOrder key={order.id} order={order} note={isOthers(order) && 'Placed with another e-mail address'} />
        ))}
      </ul>
    </aside>
  );
}
