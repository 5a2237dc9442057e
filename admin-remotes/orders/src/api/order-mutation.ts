import { ApiError, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderKey } from './get-order.ts';

interface MutationTexts<Input> {
  done: string | ((order: DeskOrder, input: Input) => string);
  failed: string;
}

/**
 * Something staff do to an order. The answer is the order as it is now; the lists and numbers around it are read again. A
 * 409 says that someone was quicker: the screen then shows what they did.
 */
export function useOrderMutation<Input>(write: (input: Input) => Promise<DeskOrder>, { done, failed }: MutationTexts<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (order, input) => {
      notifySuccess(typeof done === 'string' ? done : done(order, input));
      queries.setQueryData(orderKey(order.id), order);
      return queries.invalidateQueries({ queryKey: keys.orders });
    },
    onError: (error) => {
      notifyError(error, failed);
      if (error instanceof ApiError && error.status === 409) void queries.invalidateQueries({ queryKey: keys.orders });
    },
  });
}
