import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { ChangePortfolioItem } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface Texts {
  success: string;
  failure: string;
}

/** Changes only the named fields of one item. */
function useChangeMedia({ success, failure }: Texts) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ChangePortfolioItem }) =>
      api.put('/api/portfolio/{id}', { path: { id }, body: change }),
    onSuccess: () => {
      notifySuccess(success);
      return queries.invalidateQueries({ queryKey: keys.portfolio });
    },
    onError: (error) => notifyError(error, failure),
  });
}

export const useChangeDescription = () =>
  useChangeMedia({ success: 'Description updated successfully', failure: 'Failed to update description' });

export const useChangeCoverUp = () =>
  useChangeMedia({ success: 'Cover up status updated successfully', failure: 'Failed to update cover up status' });
