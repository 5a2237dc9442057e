import type { PlacedOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { pollForOrder, type FetchOrder, type OrderPollResult } from './poll-for-order.ts';

/** How long a page polls before it tells the shopper what to do. */
const ORDER_POLL_TIMEOUT_MS = 20_000;

export type OrderPollState = { kind: 'polling' } | Exclude<OrderPollResult, { kind: 'order' }>;

interface OrderPollingOptions {
  fetchOrder: FetchOrder;
  /** A result that is known already: no request is made then. */
  initialResult?: OrderPollResult;
  mayStillSucceed: boolean;
  onOrder: (order: PlacedOrder) => void;
}

/** Runs `work` with a signal that aborts together with `parent`, or after ORDER_POLL_TIMEOUT_MS. */
async function runWithTimeout<T>(parent: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ORDER_POLL_TIMEOUT_MS);
  parent.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener('abort', abort);
  }
}

/** Polls for an order until ORDER_POLL_TIMEOUT_MS; `pollAgain` starts another round. */
export function useOrderPolling({ fetchOrder, initialResult, mayStillSucceed, onOrder }: OrderPollingOptions) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['order of a payment', useId()],
    queryFn: ({ signal }) => runWithTimeout(signal, (limited) => pollForOrder(fetchOrder, { signal: limited, mayStillSucceed })),
    initialData: initialResult,
    gcTime: 0,
  });
  const onResult = useEffectEvent((result: OrderPollResult | undefined) => {
    if (result?.kind === 'order') onOrder(result.order);
  });
  useEffect(() => onResult(data), [data]);
  const state: OrderPollState = isFetching || !data || data.kind === 'order' ? { kind: 'polling' } : data;
  return { state, pollAgain: () => void refetch() };
}
