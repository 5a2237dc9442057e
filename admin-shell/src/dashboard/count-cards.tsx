import {
  AppstoreOutlined,
  artistsQuery,
  CarOutlined,
  categoriesQuery,
  DollarOutlined,
  formatMoney,
  InboxOutlined,
  ordersSummaryQuery,
  productsQuery,
  TagOutlined,
  UserOutlined,
  WarningOutlined,
} from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { CountCard } from './count-card.tsx';

/** How much there is; the same cached lists that the sections refresh after a save. Then what the day asks for. */
export function CountCards() {
  const products = useQuery(productsQuery);
  const categories = useQuery(categoriesQuery);
  const artists = useQuery(artistsQuery);
  return (
    <ul className="shell-counts" aria-label="Store at a glance">
      <CountCard
        title="Total Products"
        hint="Active products"
        read={products}
        value={count}
        icon={<AppstoreOutlined aria-hidden />}
      />
      <CountCard
        title="Categories"
        hint="Product categories"
        read={categories}
        value={count}
        icon={<TagOutlined aria-hidden />}
      />
      <CountCard title="Artists" hint="Featured artists" read={artists} value={count} icon={<UserOutlined aria-hidden />} />
      <OrderCards />
    </ul>
  );
}

const count = (list: readonly unknown[]): number => list.length;

function OrderCards() {
  const summary = useQuery(ordersSummaryQuery);
  return (
    <>
      <CountCard
        title="Money Today"
        hint="Payments received"
        read={summary}
        value={({ moneyToday }) => formatMoney(moneyToday)}
        icon={<DollarOutlined aria-hidden />}
      />
      <CountCard
        title="To Confirm"
        hint="Waiting for money"
        read={summary}
        value={({ toConfirm }) => toConfirm}
        icon={<InboxOutlined aria-hidden />}
        to="/orders?queue=to-confirm"
      />
      <CountCard
        title="To Ship"
        hint="Paid, not sent"
        read={summary}
        value={({ toShip }) => toShip}
        icon={<CarOutlined aria-hidden />}
        to="/orders?queue=to-ship"
      />
      <CountCard
        title="Low Stock"
        hint="1 to 10 pieces left"
        read={summary}
        value={({ lowStock }) => lowStock}
        icon={<WarningOutlined aria-hidden />}
      />
    </>
  );
}
