import { api, keys, useMutation } from '@shop/admin-kit';
import type { ChangePortfolioItem } from '@shop/contract';

interface ToastTexts {
  success: string;
  failure: string;
}

/** Changes only the fields in `change`. */
const useChangeMedia = (texts: ToastTexts) =>
  useMutation({
    mutationFn: ({ id, change }: { id: string; change: ChangePortfolioItem }) =>
      api.put('/api/portfolio/{id}', { path: { id }, body: change }),
    meta: { ...texts, invalidates: [keys.portfolio] },
  });

export const useChangeDescription = () =>
  useChangeMedia({ success: 'Description updated successfully', failure: 'Failed to update description' });

export const useChangeCoverUp = () =>
  useChangeMedia({ success: 'Cover up status updated successfully', failure: 'Failed to update cover up status' });
