import { useLiveChanges } from '@shop/admin-kit';
import type { OrderPage } from '@shop/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readOrders } from '../../api/get-orders.ts';
import { type ListChanges, listChanges } from '../../rules/list/list-changes.ts';
import type { OrderFilter } from '../../rules/order-filter.ts';

export type OrdersResult = UseInfiniteQueryResult<InfiniteData<OrderPage>>;

/** A loaded page, and what it would be now. */
interface LatestPage {
  index: number;
  shown: OrderPage;
  page: OrderPage;
}

/**
 * Compares the list with the server's when orders have changed; the rows themselves stay until somebody asks for the new ones.
 * New orders are at the top of all orders, and at the end of a queue: that page is compared.
 */
export function useListChanges(filter: OrderFilter, query: OrdersResult): ListChanges | undefined {
  const [latest, setLatest] = useState<LatestPage>();
  const [eventCount, setEventCount] = useState(0);
  /** The number of events before the last read that has ended, and before the last that has begun. */
  const [readCount, setReadCount] = useState(0);
  const begunCount = useRef(0);
  useLiveChanges(({ topics }) => topics.includes('orders') && setEventCount((count) => count + 1));
  const { data, isFetching } = query;
  useEffect(() => {
    const isReading = readCount !== begunCount.current;
    if (isReading || eventCount === readCount || !data || isFetching) return;
    begunCount.current = eventCount;
    const index = filter.queue === 'all' ? 0 : data.pages.length - 1;
    const shown = data.pages[index];
    // Without an answer, the next change tries again, and Refresh says what is wrong.
    const page = readOrders(filter, data.pages[index - 1]?.next ?? '').catch(() => undefined);
    void page.then((found) => {
      if (found && shown) setLatest({ index, shown, page: found });
      setReadCount(eventCount);
    });
  }, [eventCount, readCount, data, isFetching, filter]);
  // A page that was read again since then is newer.
  if (!latest || data?.pages[latest.index] !== latest.shown) return undefined;
  return listChanges(latest.shown, latest.page);
}
