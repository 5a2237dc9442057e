import { ArrowLeftOutlined, QueryState } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { orderQuery } from '../api/get-order.ts';
import { OrderView } from '../components/detail/order-view.tsx';
import styles from '../styles/order-page.module.css';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const { state } = useLocation() as { state: { list?: string } | null };
  const query = useQuery(orderQuery(id));
  return (
    <>
      <p className={styles.back}>
        <Link to={{ pathname: '..', search: state?.list ?? '' }}>
          <ArrowLeftOutlined aria-hidden /> Orders
        </Link>
      </p>
      <QueryState query={query} failure="Failed to fetch the order" placeholders={2}>
        {(order) => <OrderView key={order.id} order={order} />}
      </QueryState>
    </>
  );
}
