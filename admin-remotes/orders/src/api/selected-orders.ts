import { api, keys, useDownload, useMutation } from '@shop/admin-kit';
import type { BulkOutcome, BulkOutcomes, MoveOrders, ReceivedPayment, Shipment } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';
import { type BulkResult, failedOutcomes, summarizeOutcomes, undoneResult, undoSteps } from '../rules/bulk-outcomes.ts';

/** One request changes at most this many orders. */
export const MAX_SELECTED_ORDERS = 100;

/** What the result is called: "3 orders are packed". */
const MOVED: Record<MoveOrders['status'], string> = { processing: 'being packed', shipped: 'shipped', delivered: 'delivered' };

/** Gets what became of all orders when one of them could not be changed. */
type OnFailures = (result: BulkResult) => void;

/** Takes back what was changed and can still be taken back. Its toast also says how many orders could not, because the page may be left. */
export const useUndoOrders = (onFailures: OnFailures) =>
  useMutation({
    mutationFn: async (result: BulkResult) => {
      const steps = undoSteps(result.outcomes);
      const outcomes: BulkOutcome[] = [];
      // A payment file pays more orders than one request takes.
      for (let first = 0; first < steps.length; first += MAX_SELECTED_ORDERS) {
        const body = { steps: steps.slice(first, first + MAX_SELECTED_ORDERS) };
        outcomes.push(...(await api.post('/api/admin/orders/selected/undo', { body })).outcomes);
      }
      return { outcomes };
    },
    meta: {
      success: ({ outcomes }, result) => {
        const isError = failedOutcomes(outcomes).length === outcomes.length;
        const description = summarizeOutcomes(undoneResult(outcomes, result));
        return { title: isError ? 'Error' : 'Success', description, destructive: isError };
      },
      failure: 'Failed to undo the changes',
      invalidates: [keys.orders],
    },
    onSuccess: ({ outcomes }, result) => {
      if (failedOutcomes(outcomes).length > 0) onFailures(undoneResult(outcomes, result));
    },
  });

interface BulkMutation<Input, Data extends BulkOutcomes> {
  send: (input: Input) => Promise<Data>;
  moved: (input: Input) => string;
  onFailures: OnFailures;
  /** The toast when no order was to be changed. */
  withoutOrders?: (data: Data) => string;
  failure?: (error: Error) => string | undefined;
}

/** A change of several orders. Its toast offers to undo it; `onFailures` gets the result when some could not be changed. */
export function useBulkMutation<Input, Data extends BulkOutcomes>(options: BulkMutation<Input, Data>) {
  const { send, moved, onFailures, withoutOrders, failure = 'Failed to change the orders' } = options;
  const undo = useUndoOrders(onFailures);
  return useMutation({
    mutationFn: send,
    meta: {
      success: (data, input) => {
        const { outcomes } = data;
        if (failedOutcomes(outcomes).length > 0) return undefined;
        if (outcomes.length === 0 && withoutOrders) return withoutOrders(data);
        const result = { outcomes, moved: moved(input) };
        const action = { label: 'Undo', run: () => undo.mutate(result) };
        return { description: summarizeOutcomes(result), action: undoSteps(outcomes).length > 0 ? action : undefined };
      },
      failure,
      invalidates: [keys.orders],
    },
    onSuccess: ({ outcomes }, input) => {
      if (failedOutcomes(outcomes).length > 0) onFailures({ outcomes, moved: moved(input) });
    },
  });
}

/** Moves selected orders. */
export const useMoveOrders = (onFailures: OnFailures) =>
  useBulkMutation({
    send: (body: MoveOrders) => api.post('/api/admin/orders/selected/status', { body }),
    moved: ({ status }) => MOVED[status],
    onFailures,
  });

/** Marks payments by hand of selected orders as received. */
export const useMarkOrdersPaid = (onFailures: OnFailures) =>
  useBulkMutation({
    send: (payments: ReceivedPayment[]) => api.post('/api/admin/orders/selected/payment', { body: { payments } }),
    moved: () => 'paid',
    onFailures,
  });

/** Ships orders with their tracking numbers. */
export const useShipOrders = (onFailures: OnFailures) =>
  useBulkMutation({
    send: (shipments: Shipment[]) => api.post('/api/admin/orders/selected/tracking', { body: { shipments } }),
    moved: () => MOVED.shipped,
    onFailures,
  });

/** What to fetch from the shelves for these orders. Among the slips: no change refreshes what is being printed. */
export const pickListQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.orders, 'slips', 'pick-list', ids],
    queryFn: ({ signal }) => api.post('/api/admin/orders/selected/pick-list', { body: { orderIds: [...ids] }, signal }),
    staleTime: 0,
  });

export const packingSlipsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.orders, 'slips', ids],
    queryFn: ({ signal }) => api.get('/api/admin/orders/selected/slips', { query: { orderIds: ids.join(',') }, signal }),
    staleTime: 0,
  });

/** Downloads addresses and lines of the selected orders for a label service, or for Excel. */
export function useDownloadLabels(name: 'labels.csv' | 'labels.xlsx') {
  const { mutate, isPending } = useDownload('Failed to download the labels');
  const run = (ids: readonly string[]): void =>
    mutate({ url: `/api/admin/orders/selected/${name}?orderIds=${ids.join(',')}`, name });
  return { isPending, run };
}
