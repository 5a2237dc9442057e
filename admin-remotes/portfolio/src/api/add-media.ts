import { api, keys, useMutation } from '@shop/admin-kit';
import type { AddPortfolioItem } from '@shop/contract';

export const useAddMedia = () =>
  useMutation({
    // Several files are added at the same time; each is one item.
    mutationFn: (body: AddPortfolioItem) => api.post('/api/portfolio', { body, headers: { 'idempotency-key': body.mediaUrl } }),
    meta: {
      success: 'Portfolio media added successfully',
      failure: 'Failed to add portfolio image',
      invalidates: [keys.portfolio],
    },
  });
