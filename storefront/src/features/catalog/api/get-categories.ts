import type { ApiClient, Category } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

async function getCategories(api: ApiClient): Promise<Category[]> {
  try {
    return await api.get('/api/categories', {});
  } catch (error) {
    throw new Error('Failed to fetch categories', { cause: error });
  }
}

export function categoriesQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['/api/categories'], queryFn: () => getCategories(api) });
}

export function useCategories() {
  return useQuery(categoriesQuery(useApi()));
}
