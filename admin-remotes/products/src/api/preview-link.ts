import { api, useMutation } from '@shop/admin-kit';

/** A new address that shows the product for a day, also a draft. */
export const useCreatePreviewLink = () =>
  useMutation({
    mutationFn: (id: string) => api.post('/api/admin/products/{id}/preview-link', { path: { id } }),
    meta: { failure: 'The preview link could not be made' },
  });
