import { useApi } from '#lib/app-context.tsx';
import { useCartMutation } from '../use-cart-mutation.ts';

export function useRemoveCartLine() {
  const api = useApi();
  return useCartMutation((id: string) => api.delete('/api/cart/{id}', { path: { id } }));
}
