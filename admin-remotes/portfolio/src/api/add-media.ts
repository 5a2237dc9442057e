import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { AddPortfolioItem } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

export function useAddMedia() {
  const queryClient = useQueryClient();
  return useMutation({
    // Several files are added at the same time; each is one item.
    mutationFn: (body: AddPortfolioItem) => api.post('/api/portfolio', { body, headers: { 'idempotency-key': body.mediaUrl } }),
    onSuccess: () => {
      notifySuccess('Portfolio media added successfully');
      return queryClient.invalidateQueries({ queryKey: keys.portfolio });
    },
    onError: (error) => notifyError(error, 'Failed to add portfolio image'),
  });
}
