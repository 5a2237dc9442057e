import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Saves the order of all items, with an optimistic update that is rolled back on error. */
export function useReorderMedia() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (items: PortfolioItem[]) => api.put('/api/portfolio/order', { body: { ids: items.map((item) => item.id) } }),
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
      queryClient.setQueryData(keys.portfolio, items);
      notifySuccess('Portfolio order updated successfully');
    },
    onError: (error, _items, previous) => {
      if (previous) queryClient.setQueryData(keys.portfolio, previous);
      notifyError(error, 'Failed to update portfolio order');
      return queryClient.invalidateQueries({ queryKey: keys.portfolio });
    },
  });
}
