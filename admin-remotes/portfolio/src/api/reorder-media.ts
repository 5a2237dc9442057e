import { api, keys, useUnloadGuard, useMutation } from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';

const mutationKey = ['portfolio', 'order'];

/**
 * Saves the order of all items, with an optimistic update that is rolled back on error. Saves run one after another, so that
 * two quick moves end in the order of the second; the browser asks before the window is closed in between.
 */
export function useReorderMedia() {
  const queryClient = useQueryClient();
  useUnloadGuard(useIsMutating({ mutationKey }) > 0);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('.') },
    mutationFn: (items: PortfolioItem[]) => api.put('/api/portfolio/order', { body: { ids: items.map((item) => item.id) } }),
    meta: { success: 'Portfolio order updated successfully', failure: 'Failed to update portfolio order' },
    onMutate: async (items) => {
      await queryClient.cancelQueries({ queryKey: keys.portfolio });
      const previous = queryClient.getQueryData<PortfolioItem[]>(keys.portfolio);
      queryClient.setQueryData<PortfolioItem[]>(
        keys.portfolio,
        items.map((item, index) => ({ ...item, sortOrder: index })),
      );
      return previous;
    },
    onSuccess: (items) => {
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(keys.portfolio, items);
    },
    onError: (_error, _items, previous) => {
      if (previous) queryClient.setQueryData(keys.portfolio, previous);
      return queryClient.invalidateQueries({ queryKey: keys.portfolio });
    },
  });
}
