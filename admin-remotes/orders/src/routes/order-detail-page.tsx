import { ArrowLeftOutlined, QueryState } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { orderQuery } from '../api/get-order.ts';
import { useNeighbours, useOrderQueues } from '../api/use-neighbours.ts';
import { OrderPager } from '../components/pack/order-pager.tsx';
import { parseOrderFilter } from '../rules/order-filter.ts';
import { OrderView } from '../components/detail/order-view.tsx';
import styles from '../styles/order-page.module.css';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const { state } = useLocation() as { state: { list?: string } | null };
  const query = useQuery(orderQuery(id));
  const navigate = useNavigate();
  const list = state?.list;
  const neighbours = useNeighbours(id, parseOrderFilter(new URLSearchParams(list), useOrderQueues()), list !== undefined);
  return (
    <>
      <p className={styles.back}>
        <Link to={{ pathname: '..', search: list ?? '' }}>
          <ArrowLeftOutlined aria-hidden /> Orders
        </Link>
        {list !== undefined && <OrderPager {...neighbours} onOpen={(other) => void navigate(`/orders/${other}`, { state })} />}
      </p>
      <QueryState query={query} failure="Failed to fetch the order" placeholders={2}>
        {(order) => <OrderView key={order.id} order={order} />}
      </QueryState>
    </>
  );
}
