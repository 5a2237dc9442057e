import { type Keyed, keys, type MutationEffects, useMutation } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { orderKey } from './get-order.ts';

export type OrderEffects<Input> = Omit<MutationEffects<AdminOrder, Input>, 'updates'>;

/** A change of one order. The response is the updated order; all other order queries are refreshed. */
export const useOrderMutation = <Input>(
  send: (input: Input, keyed: Keyed) => Promise<AdminOrder>,
  { invalidates = [], ...texts }: OrderEffects<Input>,
) =>
  useMutation({
    mutationFn: send,
    meta: { ...texts, updates: ({ id }: AdminOrder) => orderKey(id), invalidates: [keys.orders, ...invalidates] },
  });
