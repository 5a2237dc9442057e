import {
  api,
  AppstoreOutlined,
  artistsQuery,
  CarOutlined,
  categoriesQuery,
  DollarOutlined,
  FileTextOutlined,
  formatMoney,
  InboxOutlined,
  invoiceSummaryQuery,
  keys,
  ordersSummaryQuery,
  TagOutlined,
  UserOutlined,
  useRight,
  WarningOutlined,
} from '@shop/admin-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CountCard } from './count-card.tsx';
import styles from '../styles/summary.module.css';

/** Refreshed with the product list, because its key begins with that of the list. */
const productTotalQuery = queryOptions({
  queryKey: [...keys.products, 'total'],
  queryFn: ({ signal }) => api.get('/api/admin/products/page', { query: { limit: 1 }, signal }),
});

/** The counts whose pages the account may open. */
export function CountCards() {
  const editsCatalog = useRight('edit-catalog');
  const readsInvoices = useRight('read-invoices');
  return (
    <ul className={styles.counts} aria-label="Store at a glance">
      {editsCatalog && <CatalogCards />}
      <OrderCards />
      {readsInvoices && !editsCatalog && <OpenInvoicesCard />}
    </ul>
  );
}

/** From the queries that the sections invalidate after a save. */
function CatalogCards() {
  const products = useQuery(productTotalQuery);
  const categories = useQuery(categoriesQuery);
  const artists = useQuery(artistsQuery);
  return (
    <>
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
    </>
  );
}

const count = (list: readonly unknown[]): number => list.length;

function OrderCards() {
  const summary = useQuery(ordersSummaryQuery);
  const [readsMoney, ships, readsCatalog] = [useRight('read-money'), useRight('ship-orders'), useRight('read-catalog')];
  // Accounts that do not edit products have their stock by size.
  const stockOf = useRight('edit-catalog') ? '/products?stock=' : '/products/stock?filter=';
  return (
    <>
      {readsMoney && (
        <CountCard
          title="Money Today"
          hint="Payments received"
          query={summary}
          value={({ moneyToday }) => formatMoney(moneyToday)}
          icon={<DollarOutlined aria-hidden />}
          to="/orders/figures?period=today&by=product"
        />
      )}
      {readsMoney && (
        <CountCard
          title="To Confirm"
          hint="Waiting for money"
          query={summary}
          value={({ toConfirm }) => toConfirm}
          icon={<InboxOutlined aria-hidden />}
          to="/orders?queue=to-confirm"
        />
      )}
      {ships && (
        <CountCard
          title="To Ship"
          hint="Paid, not sent"
          query={summary}
          value={({ toShip }) => toShip}
          icon={<CarOutlined aria-hidden />}
          to="/orders?queue=to-ship"
        />
      )}
      {readsCatalog && (
        <CountCard
          title="Low Stock"
          hint={
            <LowStockHint
              sizesOut={summary.data?.sizesOut ?? 0}
              soldOut={summary.data?.soldOut ?? 0}
              soldOutPath={`${stockOf}out`}
            />
          }
          query={summary}
          value={({ lowStock }) => lowStock}
          icon={<WarningOutlined aria-hidden />}
          to={`${stockOf}low`}
        />
      )}
    </>
  );
}

/** For accounts that have invoices beside the figures, and no catalog. */
function OpenInvoicesCard() {
  const summary = useQuery(invoiceSummaryQuery);
  return (
    <CountCard
      title="Open Invoices"
      hint="Sent, not paid"
      query={summary}
      value={({ openCount }) => openCount}
      icon={<FileTextOutlined aria-hidden />}
      to="/invoices?status=sent"
    />
  );
}

interface LowStockHintProps {
  sizesOut: number;
  soldOut: number;
  soldOutPath: string;
}

function LowStockHint({ sizesOut, soldOut, soldOutPath }: LowStockHintProps) {
  return (
    <>
      1 to 10 pieces left
      {soldOut > 0 && (
        <>
          {' · '}
          <Link to={soldOutPath}>{soldOut} sold out</Link>
        </>
      )}
      {sizesOut > 0 && (
        <>
          {' · '}
          <Link to="/products/stock?filter=out">{sizesOut === 1 ? '1 size' : `${sizesOut} sizes`} sold out</Link>
        </>
      )}
    </>
  );
}
