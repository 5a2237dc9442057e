import { api, useUnloadGuard, useMutation } from '@shop/admin-kit';
import type { AdminCategory } from '@shop/contract';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { adminCategoriesQuery, CATALOG_KEYS } from './catalog-queries.ts';

const mutationKey = ['categories', 'order'];

/**
 * Saves the order of all categories, with an optimistic update that is rolled back on error. Saves run one after another, so
 * that two quick moves end in the order of the second; the browser asks before the window is closed in between.
 */
export function useArrangeCategories() {
  const queryClient = useQueryClient();
  const { queryKey } = adminCategoriesQuery;
  useUnloadGuard(useIsMutating({ mutationKey }) > 0);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('.') },
    mutationFn: (categories: AdminCategory[]) =>
      api.put('/api/admin/categories/order', { body: { ids: categories.map(({ id }) => id) } }),
    meta: { success: 'Category order updated successfully', failure: 'Failed to update category order' },
    onMutate: async (categories) => {
      await queryClient.cancelQueries({ queryKey });
      const previous = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, categories);
      return previous;
    },
    onSuccess: () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      return Promise.all(CATALOG_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: key })));
    },
    onError: (_error, _categories, previous) => {
      if (previous) queryClient.setQueryData(queryKey, previous);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
