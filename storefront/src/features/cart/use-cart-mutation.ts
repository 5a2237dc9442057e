import { ApiError } from '@shop/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#components/ui/toast/toast.ts';
import { CART_KEY } from './api/get-cart.ts';

/** A refusal such as "Only 3 left in stock" is the server's sentence; anything else is ours. */
function showProblem(error: Error): void {
  const refusal = error instanceof ApiError && error.status < 500 ? error.serverMessage : undefined;
  if (refusal) showToast({ title: refusal, tone: 'problem' });
  else showToast({ title: 'Could not update your cart', description: 'Please try again later.', tone: 'problem' });
}

/** A change of the cart. It stays pending until the cart has been read again, so that no button acts on an old count. */
export function useCartMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CART_KEY,
    mutationFn,
    onError: showProblem,
    onSettled: () => queryClient.invalidateQueries({ queryKey: CART_KEY }),
  });
}

export function useIsCartPending(): boolean {
  return useIsMutating({ mutationKey: CART_KEY }) > 0;
}
