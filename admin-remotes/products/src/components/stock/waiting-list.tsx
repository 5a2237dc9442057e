import { api, Button, keys, settingsQuery, useRight } from '@shop/admin-kit';
import type { WaitingRow } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../styles/waiting-list.module.css';

const SHOWN_ROWS = 10;

/** The key begins with that of the products, so that a sale and a save refresh it. */
const waitingQuery = queryOptions({
  queryKey: [...keys.products, 'waiting'],
  queryFn: ({ signal }) => api.get('/api/admin/alerts/waiting', { signal }),
  staleTime: 0,
});

const placeOf = ({ name, label }: WaitingRow): string => (label === null ? name : `${name}, ${label}`);
const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;

/** What shoppers wait for, most people first: what to order again. Absent in shops without alerts, and while nobody waits. */
export function WaitingList() {
  const isOffered = useQuery(settingsQuery).data?.stockAlerts === true;
  const rows = useQuery({ ...waitingQuery, enabled: isOffered }).data?.rows ?? [];
  const [showsAll, setShowsAll] = useState(false);
  const mayEdit = useRight('edit-catalog');
  if (!isOffered || rows.length === 0) return null;
  const shown = showsAll ? rows : rows.slice(0, SHOWN_ROWS);
  return (
    <section aria-labelledby="waiting" className={styles.card}>
      <h2 id="waiting" className={styles.title}>
        Waiting
      </h2>
      <p className={styles.hint}>They get an email when it can be bought: twice as many people as there are pieces.</p>
      <ul className={styles.rows}>
        {shown.map((row) => (
          <li key={row.variantId ?? row.productId}>
            {mayEdit ? <Link to={`/products/${row.productId}`}>{placeOf(row)}</Link> : placeOf(row)}: {people(row.waiting)}
            {row.stockQuantity > 0 && <span className={styles.stock}>, {row.stockQuantity} in stock</span>}
          </li>
        ))}
      </ul>
      {rows.length > shown.length && <Button onClick={() => setShowsAll(true)}>Show all {rows.length}</Button>}
    </section>
  );
}
