import {
  BarChartOutlined,
  Button,
  DownloadOutlined,
  EmptyState,
  FileTextOutlined,
  QueryState,
  ReloadOutlined,
  SectionHeader,
  settingsQuery,
  useCurrentSearchParams,
  useRight,
} from '@shop/admin-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { useExportOrders } from '../api/export-orders.ts';
import { numberedOrderQuery, ordersQuery, useRefreshOrders } from '../api/get-orders.ts';
import { useOrderQueues } from '../api/use-neighbours.ts';
import { ImportTracking } from '../components/bulk/import-tracking.tsx';
import { ListChangesButton } from '../components/list/list-changes-button.tsx';
import { OutcomesDialog } from '../components/bulk/outcomes-dialog.tsx';
import { OrderFilters } from '../components/list/order-filters.tsx';
import { OrderList } from '../components/list/order-list.tsx';
import { OrderTools } from '../components/list/order-tools.tsx';
import { ReconciliationSummary } from '../components/list/reconciliation-summary.tsx';
import type { BulkResult } from '../rules/bulk-outcomes.ts';
import {
  countFilters,
  FILTER_FIELDS,
  type FilterField,
  hasFilters,
  type OrderFilter,
  parseOrderFilter,
  type Queue,
} from '../rules/order-filter.ts';
import styles from '../styles/order-items.module.css';

const EMPTY_TITLES: Record<Queue, string> = {
  'to-confirm': 'No order waits for its money',
  'to-ship': 'Everything paid is on its way',
  overdue: 'No paid order waits for too long',
  'on-the-way-too-long': 'No parcel is on the way for too long',
  all: 'No orders yet',
};

/** The order list. Its filter is part of the URL, so that reload, Back and a copied link show the same list. */
export function OrdersPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const queues = useOrderQueues();
  const filter = parseOrderFilter(searchParams, queues);
  const query = useInfiniteQuery(ordersQuery(filter));
  const exporting = useExportOrders(filter);
  const refresh = useRefreshOrders();
  const readsMoney = useRight('read-money');
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  const change = (field: FilterField | 'queue' | 'sort', value: string): void =>
    changeSearchParams(
      (current) => {
        if (value === '') current.delete(field);
        else current.set(field, value);
        return current;
      },
      { replace: true },
    );
  const showAll = (): void =>
    changeSearchParams(() => ({ queue: 'all', ...(filter.search === '' ? {} : { search: filter.search }) }));
  const [ships, movesMoney] = [useRight('ship-orders'), useRight('move-money')];
  // Here and not in the list, which is gone when the last order has left the queue.
  const [result, setResult] = useState<BulkResult | null>(null);
  const actions = (
    <>
      {ships && <ImportTracking onFailures={setResult} />}
      {readsMoney && <FiguresLink />}
      {readsMoney && <TaxReportLink />}
      {readsMoney && (
        <Button
          icon={<DownloadOutlined />}
          aria-label="Download CSV"
          title="Download CSV"
          loading={exporting.isPending}
          onClick={() => exporting.run()}
        />
      )}
      <ListChangesButton filter={filter} list={query} />
      <Button icon={<ReloadOutlined />} aria-label="Refresh" title="Refresh" loading={query.isRefetching} onClick={refresh} />
    </>
  );
  const [isOpen, setOpen] = useState(countFilters(filter) > 0);
  const tools = (
    <OrderTools filter={filter} queues={queues} onChange={change} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
  );
  return (
    <>
      <SectionHeader compact title="Orders" tools={tools} actions={actions} />
      {ships && orders.length > 0 && ['to-ship', 'overdue'].includes(filter.queue) && <PackNext isBig={!readsMoney} />}
      {movesMoney && filter.queue === 'to-confirm' && <ReadPaymentFile />}
      {isOpen && <OrderFilters filter={filter} onChange={change} />}
      {readsMoney && <ReconciliationSummary place="above" />}
      <QueryState query={query} failure="Failed to fetch orders">
        {() =>
          orders.length === 0 ? (
            <NoOrders filter={filter} onShowAll={showAll} />
          ) : (
            <OrderList orders={orders} filter={filter} onSort={(sort) => change('sort', sort)} onFailures={setResult} />
          )
        }
      </QueryState>
      {query.hasNextPage && (
        <Button className={styles.more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
      {readsMoney && <ReconciliationSummary place="below" />}
      <OutcomesDialog result={result} onChange={setResult} />
    </>
  );
}

function FiguresLink() {
  const open = useLinkClickHandler<HTMLElement>('figures');
  return (
    <Button href={useHref('figures')} icon={<BarChartOutlined aria-hidden />} onClick={open}>
      Figures
    </Button>
  );
}

/** Only while sales tax is collected; reports of earlier days are found by the search. */
function TaxReportLink() {
  const taxMode = useQuery(settingsQuery).data?.taxMode ?? 'off';
  const open = useLinkClickHandler<HTMLElement>('tax-report');
  const href = useHref('tax-report');
  if (taxMode === 'off') return null;
  return (
    <Button href={href} title="Tax report" icon={<FileTextOutlined aria-hidden />} onClick={open}>
      Tax report
    </Button>
  );
}

/** Opens the first order of the list to pack it; for packers, it is the way to work. */
function PackNext({ isBig }: { isBig: boolean }) {
  const target = { pathname: 'pack', search: useLocation().search };
  const open = useLinkClickHandler<HTMLElement>(target);
  return (
    <div className={styles.packNext}>
      <Button type={isBig ? 'primary' : 'default'} size={isBig ? 'large' : 'middle'} href={useHref(target)} onClick={open}>
        Next order
      </Button>
    </div>
  );
}

/** The way to mark the orders of many payments as paid at once. */
function ReadPaymentFile() {
  const open = useLinkClickHandler<HTMLElement>('statements');
  return (
    <div className={styles.packNext}>
      <Button href={useHref('statements')} icon={<FileTextOutlined aria-hidden />} onClick={open}>
        Read a payment file
      </Button>
    </div>
  );
}

/** Without the search, which would lead from the list to the order again. */
const queueAddress = (queue: Queue): string => `?queue=${queue}`;

/** Opens the order whose whole number was typed. Else offers to search all orders, because an order is often in another queue. */
function NoOrders({ filter, onShowAll }: { filter: OrderFilter; onShowAll: () => void }) {
  const numbered = useQuery(numberedOrderQuery(filter.search)).data;
  if (numbered) return <Navigate replace to={`/orders/${numbered}`} state={{ list: queueAddress(filter.queue) }} />;
  const canWiden = FILTER_FIELDS.some((field) => field !== 'search' && filter[field] !== '') || filter.queue !== 'all';
  return (
    <EmptyState
      title={hasFilters(filter) ? 'No orders match' : EMPTY_TITLES[filter.queue]}
      action={canWiden && <Button onClick={onShowAll}>{filter.search === '' ? 'Show all orders' : 'Search all orders'}</Button>}
    />
  );
}
