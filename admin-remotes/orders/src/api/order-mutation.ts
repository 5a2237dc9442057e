import { ApiError, type Keyed, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { orderKey } from './get-order.ts';

export interface MutationTexts<Input> {
  success: string | ((order: DeskOrder, input: Input) => string);
  failure: string;
  /** A button in the toast, for example Undo. */
  action?: (order: DeskOrder) => Parameters<typeof notifySuccess>[1];
}

/**
 * A change of one order. The response is the updated order; all other order queries are refreshed. They are also refreshed
 * after a 409, which means that another admin has changed the order in the meantime.
 */
export function useOrderMutation<Input>(
  send: (input: Input, keyed: Keyed) => Promise<DeskOrder>,
  { success, failure, action }: MutationTexts<Input>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (order, input) => {
      notifySuccess(typeof success === 'string' ? success : success(order, input), action?.(order));
      queryClient.setQueryData(orderKey(order.id), order);
      return queryClient.invalidateQueries({ queryKey: keys.orders });
    },
    onError: (error) => {
      notifyError(error, failure);
      if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey: keys.orders });
    },
  });
}
