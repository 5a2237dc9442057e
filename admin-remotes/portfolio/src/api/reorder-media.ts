import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Saves a whole order, all or nothing. The list shows it at once and goes back when it could not be saved. */
export function useReorderMedia() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (items: PortfolioItem[]) => api.put('/api/portfolio/order', { body: { ids: items.map((item) => item.id) } }),
    onMutate: async (items) => {
      await queries.cancelQueries({ queryKey: keys.portfolio });
      const before = queries.getQueryData<PortfolioItem[]>(keys.portfolio);
      queries.setQueryData<PortfolioItem[]>(
        keys.portfolio,
        items.map((item, index) => ({ ...item, sortOrder: index })),
      );
      return before;
    },
    onSuccess: (items) => {
      queries.setQueryData(keys.portfolio, items);
      notifySuccess('Portfolio order updated successfully');
    },
    onError: (error, _items, before) => {
      if (before) queries.setQueryData(keys.portfolio, before);
      notifyError(error, 'Failed to update portfolio order');
      return queries.invalidateQueries({ queryKey: keys.portfolio });
    },
  });
}
