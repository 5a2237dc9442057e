import {
  api,
  AppstoreOutlined,
  artistsQuery,
  Card,
  CarOutlined,
  categoriesQuery,
  DollarOutlined,
  formatMoney,
  InboxOutlined,
  keys,
  ordersSummaryQuery,
  Skeleton,
  TagOutlined,
  UserOutlined,
  useRight,
  WarningOutlined,
} from '@shop/admin-kit';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../styles/summary.module.css';

/** Refreshed with the product list, because its key begins with that of the list. */
const productTotalQuery = queryOptions({
  queryKey: [...keys.products, 'total'],
  queryFn: ({ signal }) => api.get('/api/admin/products/page', { query: { limit: 1 }, signal }),
});

/** The counts of the catalog, from the queries that the sections invalidate after a save, and the numbers of the orders. */
export function CountCards() {
  const readsCatalog = useRight('read-catalog');
  const products = useQuery({ ...productTotalQuery, enabled: readsCatalog });
  const categories = useQuery(categoriesQuery);
  const artists = useQuery(artistsQuery);
  return (
    <ul className={styles.counts} aria-label="Store at a glance">
      <CountCard
        title="Total Products"
        hint="Active products"
        query={products}
        value={({ total }) => total}
        icon={<AppstoreOutlined aria-hidden />}
        to="/products"
      />
      <CountCard
        title="Categories"
        hint="Product categories"
        query={categories}
        value={count}
        icon={<TagOutlined aria-hidden />}
        to="/categories"
      />
      <CountCard
        title="Artists"
        hint="Featured artists"
        query={artists}
        value={count}
        icon={<UserOutlined aria-hidden />}
        to="/artists"
      />
      <OrderCards />
    </ul>
  );
}

const count = (list: readonly unknown[]): number => list.length;

function OrderCards() {
  const summary = useQuery(ordersSummaryQuery);
  return (
    <>
      {!summary.data?.moneyHidden && (
        <CountCard
          title="Money Today"
          hint="Payments received"
          query={summary}
          value={({ moneyToday }) => formatMoney(moneyToday)}
          icon={<DollarOutlined aria-hidden />}
          to="/orders/figures?period=today&by=product"
        />
      )}
      <CountCard
        title="To Confirm"
        hint="Waiting for money"
        query={summary}
        value={({ toConfirm }) => toConfirm}
        icon={<InboxOutlined aria-hidden />}
        to="/orders?queue=to-confirm"
      />
      <CountCard
        title="To Ship"
        hint="Paid, not sent"
        query={summary}
        value={({ toShip }) => toShip}
        icon={<CarOutlined aria-hidden />}
        to="/orders?queue=to-ship"
      />
      <CountCard
        title="Low Stock"
        hint={<LowStockHint sizesOut={summary.data?.sizesOut ?? 0} soldOut={summary.data?.soldOut ?? 0} />}
        query={summary}
        value={({ lowStock }) => lowStock}
        icon={<WarningOutlined aria-hidden />}
        to="/products?stock=low"
      />
    </>
  );
}

function LowStockHint({ sizesOut, soldOut }: { sizesOut: number; soldOut: number }) {
  return (
    <>
      1 to 10 pieces left
      {soldOut > 0 && (
        <>
          {' · '}
          <Link to="/products?stock=out">{soldOut} sold out</Link>
        </>
      )}
      {sizesOut > 0 && ` · ${sizesOut === 1 ? '1 size' : `${sizesOut} sizes`} sold out`}
    </>
  );
}

interface CountCardProps<Data> {
  title: string;
  hint: ReactNode;
  query: UseQueryResult<Data>;
  value: (data: Data) => ReactNode;
  icon: ReactNode;
  /** The page that shows what is counted. */
  to?: string;
}

/** One number of the dashboard; a dash if its query failed. */
function CountCard<Data>({ title, hint, query, value, icon, to }: CountCardProps<Data>) {
  return (
    <li>
      <Card size="small" className={styles.count}>
        <div className={styles.countTitle}>
          {to ? <Link to={to}>{title}</Link> : <span>{title}</span>}
          {icon}
        </div>
        <div className={styles.countNumber}>
          {query.isPending ? <Skeleton.Button active size="small" /> : query.data === undefined ? '–' : value(query.data)}
        </div>
        <div className={styles.countHint}>{hint}</div>
      </Card>
    </li>
  );
}
