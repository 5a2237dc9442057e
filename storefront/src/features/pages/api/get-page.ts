import type { ApiClient, ShopPage } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function pageQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['/api/pages', slug],
    queryFn: (): Promise<ShopPage> => api.get('/api/pages/{slug}', { path: { slug } }),
  });
}

export function usePage(slug: string) {
  return useQuery(pageQuery(useApi(), slug));
}
