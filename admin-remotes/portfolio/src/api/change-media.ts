import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { ChangePortfolioItem } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

interface ToastTexts {
  success: string;
  failure: string;
}

/** Changes only the fields in `change`. */
function useChangeMedia({ success, failure }: ToastTexts) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ChangePortfolioItem }) =>
      api.put('/api/portfolio/{id}', { path: { id }, body: change }),
    onSuccess: () => {
      notifySuccess(success);
      return queryClient.invalidateQueries({ queryKey: keys.portfolio });
    },
    onError: (error) => notifyError(error, failure),
  });
}

export const useChangeDescription = () =>
  useChangeMedia({ success: 'Description updated successfully', failure: 'Failed to update description' });

export const useChangeCoverUp = () =>
  useChangeMedia({ success: 'Cover up status updated successfully', failure: 'Failed to update cover up status' });
