import { useApi } from '#lib/app-context.tsx';
import { useCartMutation } from '../use-cart-mutation.ts';

export function useUpdateCartLine() {
  const api = useApi();
  return useCartMutation(({ id, quantity }: { id: string; quantity: number }) =>
    api.put('/api/cart/{id}', { path: { id }, body: { quantity } }),
  );
}

export function useRemoveCartLine() {
  const api = useApi();
  return useCartMutation((id: string) => api.delete('/api/cart/{id}', { path: { id } }));
}
