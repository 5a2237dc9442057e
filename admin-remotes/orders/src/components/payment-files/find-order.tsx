import { Button, formatCents, messageOf, usePaymentMethods } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundOrdersQuery } from '../../api/get-named-orders.ts';
import { foundOrder, sumOf } from '../../rules/payment-files/offered-orders.ts';
import { SearchField } from '../list/search-field.tsx';
import { OrderChoice } from './order-choice.tsx';
import type { ChosenOrders } from './use-chosen-orders.ts';
import styles from '../../styles/order-choices.module.css';

interface FindOrderProps {
  isBusy: boolean;
  /** Undefined: one order is chosen at once. */
  chosen?: ChosenOrders;
  onUse: (orderId: string) => void;
}

/** The search of the order list, for one payment. What is chosen stays chosen while somebody searches on. */
export function FindOrder({ isBusy, chosen, onUse }: FindOrderProps) {
  const [search, setSearch] = useState('');
  const methods = usePaymentMethods();
  const query = useQuery(foundOrdersQuery(search));
  return (
    <div className={styles.find}>
      <SearchField search={search} label="Find an order" placeholder="Number, name or phone" onSearch={setSearch} />
      <div aria-live="polite">
        {query.isError && <p>{messageOf(query.error, 'Failed to fetch orders')}</p>}
        {query.data?.length === 0 && <p>No orders match</p>}
        {query.data && query.data.length > 0 && (
          <ul className={styles.candidates} aria-label="Found orders">
            {query.data.map((row) => (
              <OrderChoice key={row.id} order={foundOrder(row, methods)} decides isBusy={isBusy} chosen={chosen} onUse={onUse} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface UseChosenProps {
  chosen: ChosenOrders;
  /** The cents that came and that no order has got yet. */
  cents: number;
  isBusy: boolean;
  onUse: (orderIds: string[]) => void;
}

/** The sum of the chosen orders beside what came, and the button that books them. */
export function UseChosen({ chosen: { orders }, cents, isBusy, onUse }: UseChosenProps) {
  if (orders.length === 0) return null;
  const sum = sumOf(orders);
  return (
    <fieldset className={styles.chosen} aria-label="Chosen orders">
      <span aria-live="polite">
        {orders.map(({ orderNumber }) => orderNumber).join(', ')}: <strong>{formatCents(sum)}</strong> of {formatCents(cents)}
      </span>
      <Button
        type={sum === cents ? 'primary' : 'default'}
        disabled={isBusy}
        onClick={() => onUse(orders.map(({ orderId }) => orderId))}
      >
        {orders.length === 1 ? 'Use this order' : `Use these ${orders.length} orders`}
      </Button>
    </fieldset>
  );
}
