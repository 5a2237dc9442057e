import { Button, formatMoney, messageOf, toCents, usePaymentMethods } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundOrdersQuery } from '../../api/get-named-orders.ts';
import { SearchField } from '../list/search-field.tsx';
import { OrderTags } from '../order-tags.tsx';
import styles from '../../styles/statements.module.css';

interface FindOrderProps {
  isBusy: boolean;
  onUse: (orderId: string) => void;
}

/** The search of the order list, for one payment. */
export function FindOrder({ isBusy, onUse }: FindOrderProps) {
  const [search, setSearch] = useState('');
  const query = useQuery(foundOrdersQuery(search));
  return (
    <div className={styles.find}>
      <SearchField search={search} label="Find an order" placeholder="Number, name or phone" onSearch={setSearch} />
      <div aria-live="polite">
        {query.isError && <p>{messageOf(query.error, 'Failed to fetch orders')}</p>}
        {query.data?.length === 0 && <p>No orders match</p>}
        {query.data && query.data.length > 0 && (
          <ul className={styles.candidates} aria-label="Found orders">
            {query.data.map((order) => (
              <FoundOrder key={order.id} order={order} isBusy={isBusy} onUse={onUse} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface FoundOrderProps extends FindOrderProps {
  order: OrderRow;
}

function FoundOrder({ order, isBusy, onUse }: FoundOrderProps) {
  const methods = usePaymentMethods();
  const { id, orderNumber, customerName, paymentMethod, totalAmount, amountDue, status } = order;
  const waits = status !== 'cancelled' && methods.isManual(paymentMethod) && toCents(amountDue) > 0;
  return (
    <li>
      <span className={styles.candidate}>
        <span>{orderNumber}</span>
        <span>
          <bdi>{customerName}</bdi>, {methods.labelOf(paymentMethod)}
        </span>
        <OrderTags {...order} />
      </span>
      <strong className={styles.amount}>{formatMoney(waits ? amountDue : totalAmount)}</strong>
      {waits && (
        <Button disabled={isBusy} aria-label={`Use this order: ${orderNumber}`} onClick={() => onUse(id)}>
          Use this order
        </Button>
      )}
    </li>
  );
}
