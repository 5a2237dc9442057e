import type { ApiClient, ProductImage } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function productImagesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['/api/products', id, 'images'],
    queryFn: (): Promise<ProductImage[]> => api.get('/api/products/{id}/images', { path: { id } }),
  });
}

export function useProductImages(id: string) {
  return useQuery(productImagesQuery(useApi(), id));
}
