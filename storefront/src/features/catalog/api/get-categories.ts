import type { ApiClient, Category } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/shop-runtime.tsx';

export function categoriesQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['/api/categories'], queryFn: (): Promise<Category[]> => api.get('/api/categories', {}) });
}

export function useCategories() {
  return useQuery(categoriesQuery(useApi()));
}
