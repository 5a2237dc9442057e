import { useApi } from '#lib/app-context.tsx';
import { useCartMutation } from '../use-cart-mutation.ts';

interface LineChange {
  id: string;
  quantity: number;
  /** Another size. If it has a line already, both become one. */
  variantId?: string;
}

export function useUpdateCartLine() {
  const api = useApi();
  return useCartMutation(({ id, ...body }: LineChange) => api.put('/api/cart/{id}', { path: { id }, body }));
}

export function useRemoveCartLine() {
  const api = useApi();
  return useCartMutation((id: string) => api.delete('/api/cart/{id}', { path: { id } }));
}
