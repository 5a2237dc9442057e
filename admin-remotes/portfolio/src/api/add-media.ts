import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { AddPortfolioItem } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

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
