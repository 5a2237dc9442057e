import { Button, DownloadOutlined, EmptyState, QueryState, ReloadOutlined, SectionHeader } from '@shop/admin-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useExportOrders } from '../api/export-orders.ts';
import { ordersQuery } from '../api/get-orders.ts';
import {
  FILTER_FIELDS,
  type FilterField,
  parseOrderFilter,
  hasFilters,
  type OrderFilter,
  type Queue,
} from '../rules/order-filter.ts';
import { OrderFilters } from '../components/list/order-filters.tsx';
import { OrderList } from '../components/list/order-list.tsx';
import { QueueTabs } from '../components/list/queue-tabs.tsx';
import { ReconciliationSummary } from '../components/list/reconciliation-summary.tsx';
import { useRefreshOrders } from '../components/use-refresh-desk.ts';

const EMPTY_TITLES: Record<Queue, string> = {
  'to-confirm': 'No order waits for its money',
  'to-ship': 'Everything paid is on its way',
  all: 'No orders yet',
};

/** Where staff run the day: what waits for money, what waits for a parcel, and every order ever placed. */
export function OrdersPage() {
  const [address, setAddress] = useSearchParams();
  const filter = parseOrderFilter(address);
  const query = useInfiniteQuery(ordersQuery(filter));
  const exporting = useExportOrders(filter);
  const refresh = useRefreshOrders();
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  const change = (field: FilterField | 'queue', value: string): void =>
    setAddress(
      (known) => {
        if (value === '') known.delete(field);
        else known.set(field, value);
        return known;
      },
      { replace: true },
    );
  const showAll = (): void => setAddress({ queue: 'all', ...(filter.search === '' ? {} : { search: filter.search }) });
  const actions = (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={exporting.isPending} onClick={() => exporting.run()}>
        Download CSV
      </Button>
      <Button icon={<ReloadOutlined aria-hidden />} loading={query.isRefetching} onClick={refresh}>
        Refresh
      </Button>
    </>
  );
  return (
    <>
      <SectionHeader title="Orders" actions={actions} />
      <ReconciliationSummary />
      <QueueTabs queue={filter.queue} onChange={(queue) => change('queue', queue)} />
      <OrderFilters filter={filter} onChange={change} />
      <QueryState query={query} failure="Failed to fetch orders">
        {() => (orders.length === 0 ? <NoOrders filter={filter} onShowAll={showAll} /> : <OrderList orders={orders} />)}
      </QueryState>
      {query.hasNextPage && (
        <Button className="orders-more" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

/** A number that is not in this queue is most often in another. */
function NoOrders({ filter, onShowAll }: { filter: OrderFilter; onShowAll: () => void }) {
  const narrowed = hasFilters(filter);
  const further = FILTER_FIELDS.some((field) => field !== 'search' && filter[field] !== '') || filter.queue !== 'all';
  return (
    <EmptyState
      title={narrowed ? 'No orders match' : EMPTY_TITLES[filter.queue]}
      action={further && <Button onClick={onShowAll}>{filter.search === '' ? 'Show all orders' : 'Search all orders'}</Button>}
    />
  );
}
