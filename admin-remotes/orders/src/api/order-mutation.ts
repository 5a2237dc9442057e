import { type Keyed, keys, type MutationEffects, useMutation } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { orderKey } from './get-order.ts';

export type OrderEffects<Input> = Omit<MutationEffects<DeskOrder, Input>, 'updates'>;

/** A change of one order. The response is the updated order; all other order queries are refreshed. */
export const useOrderMutation = <Input>(
  send: (input: Input, keyed: Keyed) => Promise<DeskOrder>,
  { invalidates = [], ...texts }: OrderEffects<Input>,
) =>
  useMutation({
    mutationFn: send,
    meta: { ...texts, updates: ({ id }: DeskOrder) => orderKey(id), invalidates: [keys.orders, ...invalidates] },
  });
