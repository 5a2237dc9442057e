import { api, keys, notifyError, notifySuccess, useDownload } from '@shop/admin-kit';
import type { BulkOutcome, BulkOutcomes, MoveOrders, Shipment } from '@shop/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failedOutcomes, summarizeOutcomes } from '../rules/bulk-outcomes.ts';

/** One request changes at most this many orders. */
export const MAX_SELECTED_ORDERS = 100;

/** What the result is called: "3 orders are packed". */
const MOVED: Record<MoveOrders['status'], string> = { processing: 'being packed', shipped: 'shipped', delivered: 'delivered' };

interface BulkMutation<Input> {
  send: (input: Input) => Promise<BulkOutcomes>;
  moved: (input: Input) => string;
  onFailures: (outcomes: BulkOutcome[]) => void;
}

function useBulkMutation<Input>({ send, moved, onFailures }: BulkMutation<Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ outcomes }, input) => {
      if (failedOutcomes(outcomes).length > 0) onFailures(outcomes);
      else notifySuccess(summarizeOutcomes(outcomes, moved(input)));
      return queryClient.invalidateQueries({ queryKey: keys.orders });
    },
    onError: (error) => notifyError(error, 'Failed to change the orders'),
  });
}

/** Moves selected orders; `onFailures` gets all outcomes when an order could not move. */
export const useMoveOrders = (onFailures: (outcomes: BulkOutcome[]) => void) =>
  useBulkMutation({
    send: (body: MoveOrders) => api.post('/api/admin/orders/selected/status', { body }),
    moved: ({ status }) => MOVED[status],
    onFailures,
  });

/** Ships orders with their tracking numbers. */
export const useShipOrders = (onFailures: (outcomes: BulkOutcome[]) => void) =>
  useBulkMutation({
    send: (shipments: Shipment[]) => api.post('/api/admin/orders/selected/tracking', { body: { shipments } }),
    moved: () => MOVED.shipped,
    onFailures,
  });

export const packingSlipsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.orders, 'slips', ids],
    queryFn: ({ signal }) => api.get('/api/admin/orders/selected/slips', { query: { orderIds: ids.join(',') }, signal }),
    staleTime: 0,
  });

/** Downloads addresses and lines of the selected orders for a label service. */
export function useDownloadLabels() {
  const { mutate, isPending } = useDownload('Failed to download the labels');
  const run = (ids: readonly string[]): void =>
    mutate({ url: `/api/admin/orders/selected/labels.csv?orderIds=${ids.join(',')}`, name: 'labels.csv' });
  return { isPending, run };
}
