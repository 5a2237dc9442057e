import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { AddPortfolioItem } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useAddMedia() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AddPortfolioItem) => api.post('/api/portfolio', { body }),
    onSuccess: () => {
      notifySuccess('Portfolio media added successfully');
      return queryClient.invalidateQueries({ queryKey: keys.portfolio });
    },
    onError: (error) => notifyError(error, 'Failed to add portfolio image'),
  });
}
