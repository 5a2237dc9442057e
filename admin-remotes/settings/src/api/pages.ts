import { api, keys, useMutation } from '@shop/admin-kit';
import type { PageSlug, SavePage } from '@shop/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

const PAGES_KEY = ['/api/admin/pages'];

export const pagesQuery = queryOptions({
  queryKey: PAGES_KEY,
  queryFn: ({ signal }) => api.get('/api/admin/pages', { signal }),
  staleTime: 0,
});

export const pageQuery = (slug: PageSlug) =>
  queryOptions({
    queryKey: [...PAGES_KEY, slug],
    queryFn: ({ signal }) => api.get('/api/admin/pages/{slug}', { path: { slug }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export function useSavePage(slug: PageSlug) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SavePage) => api.put('/api/admin/pages/{slug}', { path: { slug }, body }),
    meta: {
      success: ({ title, published }) => (published ? `${title} is published` : `${title} is saved, and not shown in the shop`),
      failure: 'Failed to save the page',
      invalidates: [keys.settings, keys.opening],
    },
    // Not the page itself, whose form is still open.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: PAGES_KEY, exact: true }),
  });
}

export const usePreview = () =>
  useMutation({
    mutationFn: (body: string) => api.post('/api/admin/pages/preview', { body: { body } }),
    meta: { failure: 'Failed to show the preview' },
  });
