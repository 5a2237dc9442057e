import type { PlacedOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { ORDER_POLL_TIMEOUT_MS } from '#config/limits.ts';
import { pollForOrder, type FetchOrder, type OrderPollResult } from './poll-for-order.ts';

export type OrderPollState = { kind: 'waiting' } | Exclude<OrderPollResult, { kind: 'order' }>;

interface Waiting {
  ask: FetchOrder;
  /** What is known already: nothing is asked then. */
  first?: OrderPollResult;
  mayStillSucceed: boolean;
  onOrder: (order: PlacedOrder) => void;
}

/** As long as the page is open, but no longer than somebody can be asked to wait. */
async function withPatience<T>(pageOpen: AbortSignal, wait: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, ORDER_POLL_TIMEOUT_MS);
  pageOpen.addEventListener('abort', end);
  try {
    return await wait(ending.signal);
  } finally {
    clearTimeout(timer);
    pageOpen.removeEventListener('abort', end);
  }
}

/** Asks for an order until it is there, for as long as a page can ask somebody to wait; then once more on demand. */
export function useOrderPolling({ ask, first, mayStillSucceed, onOrder }: Waiting) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['order of a payment', useId()],
    queryFn: ({ signal }) => withPatience(signal, (ending) => pollForOrder(ask, { signal: ending, mayStillSucceed })),
    initialData: first,
    gcTime: 0,
  });
  const onFound = useEffectEvent((found: OrderPollResult | undefined) => {
    if (found?.kind === 'order') onOrder(found.order);
  });
  useEffect(() => onFound(data), [data]);
  const state: OrderPollState = isFetching || !data || data.kind === 'order' ? { kind: 'waiting' } : data;
  return { state, askAgain: () => void refetch() };
}
