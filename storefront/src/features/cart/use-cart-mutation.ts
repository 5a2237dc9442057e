import { ApiError } from '@shop/contract';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#components/ui/toast/toast.ts';
import { CART_KEY, refreshCart } from './api/get-cart.ts';
import { useMutation } from '#lib/use-mutation.ts';

/** Shows the server's sentence for a 4xx error, for example "Only 3 left in stock". */
function showError(error: Error): void {
  const message = error instanceof ApiError && error.status < 500 ? error.serverMessage : undefined;
  if (message) showToast({ title: message, tone: 'error' });
  else showToast({ title: 'Could not update your cart', description: 'Please try again later.', tone: 'error' });
}

/** A change of the cart. Stays pending until the cart is refetched, so that no button acts on an outdated quantity. */
export function useCartMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CART_KEY,
    mutationFn,
    onError: showError,
    onSettled: () => refreshCart(queryClient),
  });
}

export function useIsCartPending(): boolean {
  return useIsMutating({ mutationKey: CART_KEY }) > 0;
}
